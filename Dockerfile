# Builds the server and the client, and runs them as a user who owns nothing but /data.
FROM node:22-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci && npm run build && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s CMD node -e "fetch('http://127.0.0.1:8080/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--v8-pool-size=0", "scripts/server.mjs"]
