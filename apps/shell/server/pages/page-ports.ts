/** What the edge needs to answer requests for pages. */
import type { Dispatcher } from 'undici';
import type { Clock } from '@emsal/platform/clock';
import type { PageCache } from './page-cache';
import type { PublishedContent } from './published-content';
import type { RegistryReader } from '../releases/registry-reader';
import type { RenderPool } from '../render/render-pool';
import type { EdgeSettings } from '../settings';
import type { ShellAssets } from '../document/shell-assets';
import type { RemoteSheets } from '../document/style-sheets';
import type { VisitorCounts } from '../reports/visitor-counts';

export interface PagePorts {
  settings: EdgeSettings;
  assets: ShellAssets;
  remoteSheets: RemoteSheets;
  readRegistry: RegistryReader;
  renderers: RenderPool;
  api: Dispatcher;
  clock: Clock;
  cache: PageCache;
  content: PublishedContent;
  releases: VisitorCounts;
}
