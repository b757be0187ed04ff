"""What people use: commands, buttons, menus, forms, and messages they write."""
