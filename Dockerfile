# Image of a production server: the API and the built app. How to run it: docs/operating.md. Why it is built this way: docs/adr/0055-the-image.md.
# The Node is the one of package.json, and the Postgres client the one of the server in compose.yaml: tests/image compares them.

# Stage manifests: what npm needs to know, so that the packages are installed again only when one of these files changes.
FROM node:24.21.0-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/api-client/package.json packages/api-client/
COPY packages/domain/package.json packages/domain/
COPY packages/fake-server/package.json packages/fake-server/
COPY packages/forms/package.json packages/forms/
COPY packages/ui/package.json packages/ui/

# Stage web: builds the app. Without the packages of the root, since its package "node" is a second copy of the Node of the image.
FROM node:24.21.0-trixie-slim AS web
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --workspaces
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
COPY brands brands
ARG BRAND=""
ARG VITE_META_PIXEL_ID=""
RUN npm run build --workspace apps/web

# Stage modules: the packages of the server. Its optional ones are parts of build tools.
FROM node:24.21.0-trixie-slim AS modules
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --omit=dev --omit=optional --workspace apps/api --workspace packages/api-client --workspace packages/domain

# Stage server: the image. Nothing in it belongs to the user that it runs as, except the folder of the volume.
FROM node:24.21.0-trixie-slim AS server
LABEL org.opencontainers.image.title="Sarraf" \
      org.opencontainers.image.description="Sell USDT, receive rupees: the server with the web app" \
      org.opencontainers.image.documentation="docs/operating.md"
# For the commands backup and restore.
RUN apt-get update \
    && apt-get install --yes --no-install-recommends postgresql-client-17 \
    && rm -rf /var/lib/apt/lists/* \
    && install --directory --owner=node --group=node /data
WORKDIR /app
COPY --from=modules /app ./
COPY packages/domain packages/domain
COPY packages/api-client packages/api-client
COPY apps/api apps/api
COPY brands brands
COPY --from=web /app/apps/web/dist apps/web/dist
ENV NODE_ENV="production" DATA_DIR="/data"
VOLUME ["/data"]
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --retries=3 \
    CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/server.ts"]
