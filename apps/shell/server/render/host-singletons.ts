/** What the edge lends to the server bundles of remotes: the same list as `singletonNames` of the webpack factory, which a test compares. */
import * as page from '@emsal/platform/page';
import * as router from '@emsal/platform/router';
import * as sessionStore from '@emsal/platform/storage/session-store';
import * as store from '@emsal/platform/store';
import * as webView from '@emsal/platform/web-view/web-view';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';

export const hostSingletons: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emsal/platform/router': router,
  '@emsal/platform/store': store,
  '@emsal/platform/page': page,
  '@emsal/platform/web-view/web-view': webView,
  '@emsal/platform/storage/session-store': sessionStore,
};
