/** Collects what a visit says of the remotes whose pages it shows, and tells the edge when the page is hidden. */
import { ownerOf } from '@emsal/platform/registry/paths/paths';
import { visitMarksPath, type MarkName, type Marks } from '@emsal/platform/registry/reports/visit-marks';
import { businessStepEvent, type BusinessStepDetail } from '@emsal/platform/tracking/business-step';
import type { PageData } from '../page-data/page-data';

type Visit = Pick<PageData, 'remotes' | 'revision'>;

export interface VisitMarks {
  /** The remote whose page is shown now. */
  shown: () => string | undefined;
  mark: (remote: string, name: MarkName, isFine: boolean) => void;
  /** A page of this remote is shown in the document. The edge knows it by the request for the page; of a link inside the page it is told at once. */
  arrived: (remote: string) => void;
}

export function createVisitMarks({ remotes, revision }: Visit, send: (body: string) => void): VisitMarks {
  const told = new Set<string>();
  const waiting = new Map<string, Marks>();
  const shown = (): string | undefined => ownerOf(remotes, location.pathname)?.owner.name;
  const tell = (remote: string, marks: Marks): void => send(JSON.stringify({ remote, revision, marks }));
  const flush = (): void => {
    for (const [remote, marks] of waiting) tell(remote, marks);
    waiting.clear();
  };
  const mark: VisitMarks['mark'] = (remote, name, isFine) =>
    void waiting.set(remote, { ...waiting.get(remote), [name]: isFine });
  addEventListener(businessStepEvent, (event) => {
    const { step, isDone } = (event as CustomEvent<BusinessStepDetail>).detail;
    const remote = shown();
    // Done stays done: the visitor may do it again.
    if (remote !== undefined && (isDone || waiting.get(remote)?.[step] !== true)) mark(remote, step, isDone);
  });
  // On the window, after the listeners of the document that measure until then.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());
  addEventListener('pagehide', flush);
  const arrived = (remote: string): void => {
    if (told.size > 0 && !told.has(remote)) tell(remote, {});
    told.add(remote);
  };
  return { shown, mark, arrived };
}

const beacon = (body: string): void =>
  void navigator.sendBeacon?.(visitMarksPath, new Blob([body], { type: 'application/json' }));

/** The first interaction, which a content page has behind it when it is hydrated. */
const firstInteraction = (): Promise<unknown> =>
  document.documentElement.dataset['page'] === 'content'
    ? Promise.resolve()
    : Promise.race(
        ['pointerdown', 'keydown'].map(
          (name) => new Promise((done) => addEventListener(name, done, { once: true, capture: true, passive: true })),
        ),
      );

/** @param onNavigated calls back after each navigation inside the page */
export function watchVisit(data: PageData, onNavigated: (listener: () => void) => void): void {
  const marks = createVisitMarks(data, beacon);
  const arrive = (): void => {
    const remote = marks.shown();
    if (remote !== undefined) marks.arrived(remote);
  };
  arrive();
  onNavigated(arrive);
  const owner = data.owner?.name;
  if (owner === undefined) return;
  // A lost chunk costs a figure.
  void firstInteraction()
    .then(() => import(/* webpackChunkName: "vitals" */ './measure-vitals'))
    .then(({ measureVitals }) => measureVitals((name, isFine) => marks.mark(owner, name, isFine)))
    .catch(() => undefined);
}
