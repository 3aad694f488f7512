import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Debian installs it outside the path of an ordinary user. */
export const nginx = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx"].find((file) => existsSync(file)) ?? null;

const asRoot = process.getuid?.() === 0;

const configuration = (folder: string, port: number, engine: string): string => `
daemon off;
${asRoot ? "user root;" : ""}
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
  proxy_cache_path ${folder}/answers keys_zone=answers:20m max_size=200m inactive=1d use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${engine};
      proxy_set_header Accept-Encoding "";
      proxy_cache answers;
      proxy_cache_key $request_method$request_uri;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_use_stale updating error timeout;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;

/** Starts nginx with a cache of its own in front of an engine. */
export async function startNginx(port: number, engine: string): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  if (nginx === null) throw new Error("nginx is not installed");
  const folder = await mkdtemp(join(tmpdir(), "engine-nginx-"));
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, port, engine));
  const process = spawn(nginx, ["-p", folder, "-c", file, "-e", join(folder, "errors")], { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  while (process.exitCode === null && !(await fetch(`${origin}/engine/clock`).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    origin,
    async stop() {
      process.kill("SIGTERM");
      if (process.exitCode === null) await once(process, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
