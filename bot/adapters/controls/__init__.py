"""What people type and press: commands, buttons, menus, forms, messages."""
