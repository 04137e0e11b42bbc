/** One remote from a development server, in a development build of the shell. */
import webpack from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { startEdge, type EdgeProcess } from '../start/edge-process.ts';
import { host, remoteForDevelopment } from '../webpack/factory.ts';
import type { AppPaths } from '../webpack/app-paths.ts';
import { runWebpack } from '../webpack/run-webpack.ts';

export interface DevOptions {
  /** The remote, as the registry knows it. */
  name: string;
  place?: Partial<AppPaths>;
  /** The running site whose API is used. */
  site: string;
  registryDirectory: string;
  publishersFile: string;
  port: number;
  /** Output folder of the development build of the shell. */
  shell: string;
}

export interface DevSite {
  url: string;
  /** Settles with the exit code when the edge ends. */
  ended: Promise<number>;
  close: () => Promise<void>;
}

interface Served {
  url: string;
  close: () => Promise<void>;
}

/** The page has another origin: files need CORS, the web socket its full address. */
async function serveRemote({ name, place }: DevOptions): Promise<Served> {
  const port = Number(await WebpackDevServer.getFreePort('auto', '127.0.0.1'));
  const url = `http://127.0.0.1:${port}`;
  const options: ServerConfiguration = {
    host: '127.0.0.1',
    port,
    allowedHosts: 'all',
    hot: true,
    static: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    devMiddleware: { stats: 'errors-warnings' },
  };
  const server = new WebpackDevServer(options, webpack(remoteForDevelopment(name, `${url}/`, place))!);
  await server.start();
  return { url, close: () => server.stop() };
}

function openEdge(choice: DevOptions, remoteUrl: string): Promise<EdgeProcess> {
  const { name, site, registryDirectory, publishersFile, port, shell } = choice;
  return startEdge(shell, {
    PORT: String(port),
    BACKEND_URL: site,
    SITE_URL: `http://localhost:${port}`,
    REGISTRY_DIR: registryDirectory,
    PUBLISHERS_FILE: publishersFile,
    DEV_REMOTES: `${name}=${remoteUrl}`,
    NODE_ENV: 'development',
  });
}

export async function openDevSite(choice: DevOptions): Promise<DevSite> {
  await runWebpack(host('shell', { output: choice.shell, isDevelopment: true }));
  const remote = await serveRemote(choice);
  const edge = await openEdge(choice, remote.url);
  edge.stderr.pipe(process.stderr);
  const ended = new Promise<number>((done) => edge.once('exit', (code) => done(code ?? 0)));
  const close = async (): Promise<void> => {
    edge.kill('SIGTERM');
    await Promise.all([ended, remote.close()]);
  };
  return { url: `http://localhost:${choice.port}`, ended, close };
}
