# syntax=docker/dockerfile:1
FROM python:3.13.9-slim-trixie AS build
WORKDIR /src
COPY requirements.lock requirements-build.lock pyproject.toml README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY migrations migrations
COPY data data
# what builds and installs stays behind: what runs has no need of it
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements-build.lock \
 && /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /opt/wheel . \
 && python -m venv --without-pip /opt/tilemate \
 && /opt/build/bin/pip --python /opt/tilemate/bin/python install --no-cache-dir \
    --require-hashes --requirement requirements.lock \
 && /opt/build/bin/pip --python /opt/tilemate/bin/python install --no-cache-dir --no-deps /opt/wheel/*.whl \
 && /opt/tilemate/bin/python -OO -m compileall -q /opt/tilemate/lib

FROM python:3.13.9-slim-trixie
# a read-only container would compile Python's own modules anew for each command
RUN useradd --system --uid 10001 --create-home --home-dir /data tilemate \
 && python -m pip uninstall --yes --quiet --root-user-action=ignore pip \
 && rm --recursive "$(python -c 'import ensurepip; print(*ensurepip.__path__)')" \
 && python -OO -m compileall -q "$(python -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')"
COPY --from=build /opt/tilemate /opt/tilemate
ENV PATH=/opt/tilemate/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONOPTIMIZE=2 \
    TILEMATE_DATABASE_URL=sqlite:////data/tilemate.sqlite3 \
    TILEMATE_LOG_FORMAT=json
USER tilemate
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["tilemate", "health"]
CMD ["tilemate", "run"]
