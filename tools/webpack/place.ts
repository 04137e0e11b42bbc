/** Where an app's sources are and where its build goes. */
import { resolve } from 'node:path';

export interface Place {
  name: string;
  source: string;
  output: string;
  isDevelopment: boolean;
  /** Absolute address of a development server; a built app finds its files relative to its own script. */
  publicPath: string;
}

export const workspaceRoot = resolve(import.meta.dirname, '../..');

export const placeOf = (name: string, place: Partial<Place> = {}): Place => ({
  name,
  source: resolve(workspaceRoot, 'apps', name),
  output: resolve(workspaceRoot, 'dist/apps', name),
  isDevelopment: process.env['NODE_ENV'] === 'development',
  publicPath: 'auto',
  ...place,
});

/** A name that is a JavaScript identifier, as a federated container needs one: `funnel_vehicle`. */
export const identifierOf = (name: string): string => name.replace(/-/g, '_');
