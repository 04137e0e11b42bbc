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
    <main>
      <input value="34"><input type="checkbox"><textarea></textarea>
      <select><option>İl</option><option>Ankara</option></select>
    </main>
    <div id="remote-down" hidden></div>
    <script type="application/json" id="${pageDataId}">{"owner":{"name":"checkout"},"revision":3}</script>`;
});

const isNoticeShown = (): boolean => !document.getElementById('remote-down')!.hidden;

it('says that the page does not work, and tells the edge', () => {
  handleStartFailure(new Error('no hydration'));
  expect(isNoticeShown()).toBe(true);
  expect(sent).toEqual([['/reports/remotes', 'application/json']]);
});

it.each([
  ['typed', () => (document.querySelector('input')!.value = '34 ABC 12')],
  ['written', () => (document.querySelector('textarea')!.value = 'Not')],
  ['ticked', () => (document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true)],
  ['chosen', () => (document.querySelector('select')!.selectedIndex = 1)],
])('does not reload a page in which something was %s', (_, answer) => {
  answer();
  handleStartFailure(chunkFailure);
  expect(isNoticeShown()).toBe(true);
});

it('reloads a page with nothing but what the server sent', () => {
  document.querySelector('option:last-child')!.setAttribute('selected', '');
  handleStartFailure(chunkFailure);
  expect(isNoticeShown()).toBe(false);
});
