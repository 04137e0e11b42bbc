import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import { noAnswer, visitId } from '../testing/fake-api';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { autosaveDelay } from './use-autosave';

const open = (answers = {}) => renderForm(sampleLine, { path: '/trafik-sigortasi/form/temel-bilgiler', answers });
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const saves = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sent.filter(({ call }) => call === 'POST save').map(({ body }) => body);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what is being typed', () => {
  it('is kept on the server a moment after the last key, in a visit opened for it', async () => {
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
      },
    ]);
  });

  it('is sent again with the next change when the server did not take it', async () => {
    const { api } = await open({ 'POST save': noAnswer });
    await type(/TCKN/, '10000000078');
    await pass(autosaveDelay);
    await type(/Cep telefonu/, '532');
    await pass(autosaveDelay);
    expect(saves(api)[1]).toMatchObject({ answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '532' } });
  });

  it('is sent at once when the page is left', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const { api } = await open();
    await type(/TCKN/, '1');
    await pass(autosaveDelay);
    expect(saves(api)).toHaveLength(1);
    await type(/TCKN/, '10000000078');
    fireEvent(window, new Event('pagehide'));
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/api/quoterequestapi/draft/save');
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    expect(JSON.parse(String(init?.body))).toMatchObject({
      visitId,
      answers: { shortLicenseOwnerTcOrTaxNo: '10000000078' },
    });
  });
});
