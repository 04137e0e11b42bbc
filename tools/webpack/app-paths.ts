/** Source and output folders of an app. */
import { resolve } from 'node:path';

export interface AppPaths {
  name: string;
  source: string;
  output: string;
  isDevelopment: boolean;
  /** Address of a development server; a built app resolves files relative to its own script. */
  publicPath: string;
}

export const workspaceRoot = resolve(import.meta.dirname, '../..');

export const appPaths = (name: string, place: Partial<AppPaths> = {}): AppPaths => ({
  name,
  source: resolve(workspaceRoot, 'apps', name),
  output: resolve(workspaceRoot, 'dist/apps', name),
  isDevelopment: process.env['NODE_ENV'] === 'development',
  publicPath: 'auto',
  ...place,
});

/** The name as a JavaScript identifier, which a federated container needs: `funnel_vehicle`. */
export const identifierOf = (name: string): string => name.replace(/-/g, '_');
