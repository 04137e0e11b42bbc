import { pageDataId } from '../page-data/page-data';
import { handleStartFailure } from './start-failure';

const sent: Array<[string, string]> = [];
const chunkFailure = Object.assign(new Error('a chunk'), { name: 'ChunkLoadError' });

beforeEach(() => {
  sent.length = 0;
  Object.assign(globalThis, { reportError: () => undefined });
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => sent.push([url, body.type]) > 0,
  });
  document.body.innerHTML = `
    <main><input value="34"></main>
    <div id="remote-down" hidden></div>
    <script type="application/json" id="${pageDataId}">{"owner":{"name":"checkout"},"revision":3}</script>`;
});

const isNoticeShown = (): boolean => !document.getElementById('remote-down')!.hidden;

it('says that the page does not work, and tells the edge', () => {
  handleStartFailure(new Error('no hydration'));
  expect(isNoticeShown()).toBe(true);
  expect(sent).toEqual([['/reports/remotes', 'application/json']]);
});

it('does not reload a page into which something was typed', () => {
  document.querySelector('input')!.value = '34 ABC 12';
  handleStartFailure(chunkFailure);
  expect(isNoticeShown()).toBe(true);
});
