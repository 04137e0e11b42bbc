/** The bridge to the native app's web view: settings that the wrapper may send (spec funnel 6, member 6). */
import { useSyncExternalStore } from 'react';
import { isWebViewAgent } from './mobile-agent';

export interface WebViewState {
  isWebView: boolean;
  isLoggedIn: boolean;
  deviceId: string | null;
  isQrScanOffered: boolean;
  isCameraAllowed: boolean;
  /** Names of components that the app replaces with its own. */
  disabledComponents: readonly string[];
  /** Id of the element to scroll to. */
  scrollTarget: string | null;
  /** Line ids that the app sells; null means all lines. */
  branches: readonly string[] | null;
}

/** A message of the wrapper: `{ type: 'deviceId', value: 'abc' }`. */
export interface WebViewMessage {
  type: 'login' | 'deviceId' | 'qrScan' | 'cameraPermission' | 'disabledComponents' | 'scrollTarget' | 'branchList';
  value: unknown;
}

export const initialWebView = (userAgent: string): WebViewState => ({
  isWebView: isWebViewAgent(userAgent),
  isLoggedIn: false,
  deviceId: null,
  isQrScanOffered: false,
  isCameraAllowed: false,
  disabledComponents: [],
  scrollTarget: null,
  branches: null,
});

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const flag = (key: keyof WebViewState) => (value: unknown) => (typeof value === 'boolean' ? { [key]: value } : null);
const text = (key: keyof WebViewState) => (value: unknown) => (typeof value === 'string' ? { [key]: value } : null);
const texts = (key: keyof WebViewState) => (value: unknown) => (isTexts(value) ? { [key]: value } : null);

const setters: Record<WebViewMessage['type'], (value: unknown) => Partial<WebViewState> | null> = {
  login: flag('isLoggedIn'),
  deviceId: text('deviceId'),
  qrScan: flag('isQrScanOffered'),
  cameraPermission: flag('isCameraAllowed'),
  disabledComponents: texts('disabledComponents'),
  scrollTarget: text('scrollTarget'),
  branchList: texts('branches'),
};

/** Outside the web view, or for an invalid message, the state is unchanged. */
export function applyWebViewMessage(state: WebViewState, message: unknown): WebViewState {
  const { type, value } = (message ?? {}) as Partial<WebViewMessage>;
  if (!state.isWebView || type === undefined || !Object.hasOwn(setters, type)) return state;
  return { ...state, ...setters[type](value) };
}

let state = initialWebView(typeof navigator === 'undefined' ? '' : navigator.userAgent);
/**
 * The state that the edge rendered. In a browser it must be the same object as the initial state: another one would re-render the frame
 * right after hydration.
 */
const serverState = state.isWebView ? initialWebView('') : state;
const listeners = new Set<() => void>();

/** Called by the shell for each message of the wrapper. */
export function receiveWebViewMessage(message: unknown): void {
  state = applyWebViewMessage(state, message);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const webViewState = (): WebViewState => state;
export const useWebView = (): WebViewState => useSyncExternalStore(subscribe, webViewState, () => serverState);
