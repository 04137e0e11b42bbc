import { reportStep } from '@emsal/platform/tracking/business-step';
import { createVisitMarks } from './visit-marks';

const remotes = [
  { name: 'content', paths: [{ pattern: '/', rank: 10, page: 'content' }] },
  { name: 'funnel', paths: [{ pattern: '/form/*', rank: 20, page: 'journey' }] },
] as const;

/** Of the one document that this file is. */
let sent: unknown[] = [];
history.pushState(null, '', '/');
const marks = createVisitMarks({ remotes, revision: 4 }, (body) => void sent.push(JSON.parse(body)));
const arriveAt = (path: string) => {
  history.pushState(null, '', path);
  marks.arrived(marks.shown()!);
};
const hide = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  arriveAt('/');
  sent = [];
});

it('tells what was measured of the document’s remote when the page is hidden, once', () => {
  marks.mark('content', 'lcp', true);
  marks.mark('content', 'cls', false);
  expect(sent).toEqual([]);
  hide();
  hide();
  expect(sent).toEqual([{ remote: 'content', revision: 4, marks: { lcp: true, cls: false } }]);
});

it('a remote that the visitor reaches inside the page is told at once, the document’s own one is not', () => {
  for (const path of ['/form/bir', '/', '/form/iki']) arriveAt(path);
  expect(sent).toEqual([{ remote: 'funnel', revision: 4, marks: {} }]);
});

it('a step belongs to the remote whose page is shown, and once done it stays done', () => {
  arriveAt('/form/bir');
  for (const isDone of [false, true, false]) reportStep('step', isDone);
  hide();
  expect(sent).toEqual([{ remote: 'funnel', revision: 4, marks: { step: true } }]);
});
