import { act, fireEvent, screen } from '@testing-library/react';
import { noAnswer, visitId } from '../testing/fake-api';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { autosaveDelay } from './autosave-buffer';

const open = (answers = {}, page = {}) =>
  renderForm(sampleLine, { path: '/trafik-sigortasi/form/temel-bilgiler', answers, page });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const saves = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sent.filter(({ call }) => call === 'POST save').map(({ body }) => body);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is being typed', () => {
  it('is saved on the server after a pause, in a visit opened for it', async () => {
    const { api } = await open();
    await type(/TCKN/, '100');
    await pass(autosaveDelay - 1);
    await type(/TCKN/, '10000000078');
    await pass(autosaveDelay - 1);
    expect(saves(api)).toEqual([]);
    await pass(1);
    expect(saves(api)).toEqual([
      {
        visitId,
        step: 'temel-bilgiler',
        answers: expect.objectContaining({ shortLicenseOwnerTcOrTaxNo: '10000000078' }),
        completed: false,
        mark: expect.stringMatching(/^[a-z0-9]{8}\.\d+$/),
      },
    ]);
  });

  it('is sent again with the next change when saving failed', async () => {
    const { api } = await open({ 'POST save': noAnswer });
    await type(/TCKN/, '10000000078');
    await pass(autosaveDelay);
    await type(/Cep telefonu/, '532');
    await pass(autosaveDelay);
    expect(saves(api)[1]).toMatchObject({ answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '532' } });
  });

  it('opens the visit with the first key, once', async () => {
    const { api } = await open();
    await type(/TCKN/, '1');
    await type(/TCKN/, '10');
    await pass(0);
    expect(api.calls()).toEqual(['POST createfunnel']);
  });

  it('is sent soon after the field is blurred', async () => {
    const { api } = await open();
    await type(/TCKN/, '10000000078');
    fireEvent.blur(await screen.findByLabelText(/TCKN/));
    await pass(autosaveDelay - 1);
    expect(saves(api)).toHaveLength(1);
  });

  it.each([
    ['asked to end', () => fireEvent(window, new Event('beforeunload'))],
    ['left', () => fireEvent(window, new Event('pagehide'))],
    ['hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ])('is sent at once with keepalive when the page is %s', async (_how, leave) => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ isSuccess: true, result: null }));
    const { api } = await open({}, { cookie: (name: string) => (name === 'token' ? 'abc' : undefined) });
    await type(/TCKN/, '1');
    await pass(autosaveDelay);
    await type(/TCKN/, '10000000078');
    leave();
    const [url, init] = fetched.mock.calls.at(-1)!;
    expect(url).toBe('/api/quoterequestapi/draft/save');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'x-token-id': 'abc' } });
    expect(JSON.parse(String(init?.body))).toMatchObject({
      visitId,
      answers: { shortLicenseOwnerTcOrTaxNo: '10000000078' },
    });
    expect(saves(api)).toEqual([]);
    await pass(0);
  });

  it('F063 is sent at once before the page ends, even while an earlier save is in flight', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
    await open({}, { cookie: (name: string) => (name === 'token' ? 'abc' : undefined) });
    await type(/TCKN/, '1');
    await pass(autosaveDelay);
    await type(/TCKN/, '10000000078');
    await pass(autosaveDelay);
    expect(fetched).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('beforeunload'));
    expect(JSON.parse(String(fetched.mock.calls[1]?.[1]?.body))).toMatchObject({
      answers: { shortLicenseOwnerTcOrTaxNo: '10000000078' },
    });
  });
});
