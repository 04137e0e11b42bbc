/** The render processes of all remotes. The edge itself evaluates no code of a remote. */
import type { RegistryEntry } from '@emsal/platform/registry/file/registry';
import { createRemoteRenderer, type RemoteRenderer } from './remote-renderer';
import type { BundleFile } from './render-messages';
import type { RenderPorts } from './render-ports';

export interface RenderPool {
  of(name: string): RemoteRenderer;
  /** Starts the processes of these versions, so that no visitor waits for them. */
  warm(entries: readonly RegistryEntry[]): void;
  close(): void;
}

export const bundleFileOf = ({ name, version, server, serverIntegrity }: RegistryEntry): BundleFile => ({
  name,
  version,
  server,
  serverIntegrity,
});

export function createRenderPool(ports: RenderPorts): RenderPool {
  const renderers = new Map<string, RemoteRenderer>();
  const of = (name: string): RemoteRenderer => {
    const renderer = renderers.get(name) ?? createRemoteRenderer(name, ports);
    renderers.set(name, renderer);
    return renderer;
  };
  const warm = (entries: readonly RegistryEntry[]): void =>
    entries.filter(({ paths }) => paths.length > 0).forEach((entry) => void of(entry.name).open(bundleFileOf(entry)));
  return { of, warm, close: () => renderers.forEach((renderer) => renderer.stop()) };
}
