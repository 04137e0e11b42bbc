/**
 * Browser-back closes the top modal, and closing a modal goes back in history (spec member 4, Modals). History entries
 * of modals have the page's URL and state, and the router never sees them.
 */

/** In `history.state`: number of open modals when the entry was created. */
const depthKey = 'emsalModals';
/** Every remote bundles this file: they share one registry. */
const registry = Symbol.for('emsal.openModals');

export interface OpenModal {
  close: () => void;
}

const currentState = () => (history.state ?? {}) as Record<string, unknown>;
const currentDepth = () => (currentState()[depthKey] as number | undefined) ?? 0;
/** Identifies the page's entry by URL and the router's key. */
const currentPage = () => `${location.href} ${String(currentState()['key'])}`;

/** The browser drops entries pushed while it is going back: they are queued until the returned function is called. */
function deferHistoryWrites(): () => void {
  const { pushState, replaceState } = history;
  const deferred: (() => void)[] = [];
  history.pushState = (...args) => void deferred.push(() => history.pushState(...args));
  history.replaceState = (...args) => void deferred.push(() => history.replaceState(...args));
  return () => {
    Object.assign(history, { pushState, replaceState });
    deferred.forEach((write) => write());
  };
}

const stateAt = (depth: number) => ({ ...currentState(), [depthKey]: depth });

class OpenModals {
  private open: OpenModal[] = [];
  private page = '';
  private isSyncScheduled = false;
  private endDeferral: (() => void) | undefined;

  /** For pages without `installBackHandler`, as the gallery; elsewhere that one has run before and left nothing to do. */
  constructor() {
    addEventListener('popstate', (event) => this.onPopstate(event));
  }

  add(modal: OpenModal): void {
    const isInSync = !this.isSyncScheduled && !this.endDeferral;
    if (this.open.length === 0 && (isInSync || currentPage() !== this.page)) this.startOnPage();
    this.open = [...this.open, modal];
    this.scheduleSync();
  }

  remove(modal: OpenModal): void {
    this.open = this.open.filter((other) => other !== modal);
    this.scheduleSync();
  }

  /** An entry left marked by a reload or forward navigation now belongs to the page. */
  private startOnPage(): void {
    this.page = currentPage();
    if (currentDepth() > 0) history.replaceState(stateAt(0), '');
  }

  /**
   * In a later task: a dialog replacing another keeps its entry, and a navigation made while closing takes precedence.
   */
  private scheduleSync(): void {
    if (this.isSyncScheduled) return;
    this.isSyncScheduled = true;
    setTimeout(() => {
      this.isSyncScheduled = false;
      this.syncHistory();
    });
  }

  private syncHistory(): void {
    if (this.endDeferral || currentPage() !== this.page) return;
    while (currentDepth() < this.open.length) history.pushState(stateAt(currentDepth() + 1), '');
    const surplus = currentDepth() - this.open.length;
    if (surplus === 0) return;
    this.endDeferral = deferHistoryWrites();
    history.go(-surplus);
  }

  /** Hides popstate events of closing modals from other listeners. */
  onPopstate(event: PopStateEvent): void {
    const { endDeferral } = this;
    const closing = currentPage() === this.page ? this.open.slice(currentDepth()).reverse() : [];
    if (!endDeferral && closing.length === 0) return;
    event.stopImmediatePropagation();
    if (!endDeferral) return closing.forEach(({ close }) => close());
    this.endDeferral = undefined;
    endDeferral();
    this.scheduleSync();
  }
}

const page = globalThis as { [registry]?: OpenModals };

/** Open modals of the page, in opening order. */
export const openModals = (): OpenModals => (page[registry] ??= new OpenModals());

/** Call before creating a router: popstate listeners run in the order in which they were added. */
export const installBackHandler = (): void =>
  addEventListener('popstate', (event) => page[registry]?.onPopstate(event));
