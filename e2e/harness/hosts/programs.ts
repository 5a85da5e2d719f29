import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../folia';
import type { RunningHost } from './serve';

interface Settings {
  /** Root of the host. */
  folder: string;
  base: string;
  /** For configuration, logs and temporary files. */
  scratch: string;
}

interface Program {
  command: string;
  start(port: number, settings: Settings): string[];
}

/** The blocks of the guide, around what Folia writes. */
const nginx = (guide: string): Program => ({
  command: '/usr/sbin/nginx',
  start(port, { folder, base, scratch }) {
    const server = guide
      .replace(/listen [^;]+;/, `listen 127.0.0.1:${port};`)
      .replace(/root [^;]+;/, `root ${folder};`)
      .replace(/include [^;]+;/, `include ${join(folder, base, 'nginx.conf')};`)
      .replace(/error_page 404 [^;]+;/, `error_page 404 ${base}404.html;`);
    const user = userInfo().uid === 0 ? 'user root;' : '';
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(scratch, name)};`)
      .join('\n');
    const file = join(scratch, 'host.conf');
    const text = `${user} daemon off; pid ${join(scratch, 'pid')}; error_log ${join(scratch, 'error.log')};
events {}
http { access_log off; absolute_redirect off; ${folders}
${server}
}`;
    writeFileSync(file, text);
    return ['-p', scratch, '-e', join(scratch, 'error.log'), '-c', file];
  },
});

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];

const apache: Program = {
  command: '/usr/sbin/apache2',
  start(port, { folder, scratch }) {
    const file = join(scratch, 'host.conf');
    const loaded = apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const text = [
      ...loaded,
      `Listen 127.0.0.1:${port}`,
      'ServerName localhost',
      `PidFile ${join(scratch, 'pid')}`,
      `DefaultRuntimeDir ${scratch}`,
      `ErrorLog ${join(scratch, 'error.log')}`,
      ...(userInfo().uid === 0 ? ['User www-data', 'Group www-data'] : []),
      'TypesConfig /etc/mime.types',
      `DocumentRoot ${folder}`,
      `<Directory ${folder}>`,
      'AllowOverride All',
      'Require all granted',
      '</Directory>',
    ];
    writeFileSync(file, text.join('\n'));
    // its processes belong to another user
    for (const parent of [dirname(folder), dirname(dirname(folder))]) chmodSync(parent, 0o755);
    return ['-DFOREGROUND', '-d', scratch, '-f', file];
  },
};

export const hostPrograms = (guide: string): Record<'nginx' | 'apache', Program> => ({ nginx: nginx(guide), apache });

/** Whether the program is available; installed by apt where that is possible. */
export function hasProgram({ command }: Program, packageName: string): boolean {
  if (!existsSync(command) && userInfo().uid === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', packageName], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  return existsSync(command);
}

/** Serves a folder with the program; ready when it responds. */
export async function startProgram(program: Program, settings: Settings): Promise<RunningHost> {
  mkdirSync(settings.scratch, { recursive: true });
  const port = await freePort();
  const child = spawn(program.command, program.start(port, settings), { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    const answers = await fetch(origin).then(
      (response) => response.text().then(() => true),
      () => false,
    );
    if (answers) break;
    if (child.exitCode !== null) throw new Error(`${program.command} ended:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
