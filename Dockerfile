# Vitrine in a container: site, dashboard, API and media on port 3000, everything that is stored in the volume /data.
#
# Tested without a container engine: tests/long/container.test.ts runs these instructions, in their order, in empty folders, starts the
# result as a user without rights and asks it how it is. Not tested: `docker build` itself, the base image and the packages added to it,
# and the volume's mount.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY design-system/package.json design-system/
COPY provider/package.json provider/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY packages/markdown/package.json packages/markdown/
COPY packages/look/package.json packages/look/
COPY packages/fonts/package.json packages/fonts/
COPY packages/media-kinds/package.json packages/media-kinds/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the provider needs at run time, and nothing else.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY design-system/package.json design-system/
COPY provider/package.json provider/
COPY packages/content/package.json packages/content/
COPY packages/contract/package.json packages/contract/
COPY packages/markdown/package.json packages/markdown/
COPY packages/look/package.json packages/look/
COPY packages/fonts/package.json packages/fonts/
COPY packages/media-kinds/package.json packages/media-kinds/
RUN npm ci --omit=dev --workspace=provider --include-workspace-root=false --no-audit --no-fund
WORKDIR /data

FROM node:24-bookworm-slim
ENV NODE_ENV=production
# With the flags of the last line: memory that is bounded (docs/decisions/125).
ENV MALLOC_ARENA_MAX=2
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
# Films that a browser cannot decode, and versions for phones (docs/operations.md).
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /build/package.json ./
COPY --from=build /build/packages packages
COPY --from=build /build/provider provider
COPY --from=build /build/dist dist
COPY --from=packages --chown=node:node /data /data
COPY --from=packages --chown=node:node /data /backups
# Where the host gives a volume to root alone (Fly.io), the build is told `root`.
ARG RUN_AS=node
USER $RUN_AS
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=1024", "dist/provider/server.js"]
