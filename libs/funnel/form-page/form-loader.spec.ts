import { pageContext } from '@emsal/platform/page';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { noAnswer, refused, visitId } from '../testing/fake-api';
import { createPage } from '../testing/render-form';
import type { FormSetting } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { formAction } from './form-action';
import { formLoader } from './form-loader';
import { pendingSaveLimit } from './restore-visit';

const draft = {
  visitId,
  line: 'TRAFFIC',
  answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' },
  completedSteps: ['temel-bilgiler'],
  isVerified: true,
  customer: null,
  offerNo: null,
  hasAssets: false,
};

function at(step: string, setting: Omit<FormSetting, 'path'> = {}) {
  const { page, api } = createPage(sampleLine, setting);
  const args = (request?: Request) =>
    ({
      params: { '*': step },
      request: request ?? new Request(`http://x/trafik-sigortasi/form/${step}`),
      context: { get: (key: unknown) => (key === pageContext ? page : undefined) },
    }) as never;
  return {
    load: () => formLoader(sampleLine)(args()),
    post: (form: Record<string, string>) =>
      formAction(sampleLine)(
        args(
          new Request('http://x/', {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams(form).toString(),
          }),
        ),
      ),
    page,
    api,
  };
}
const withVisit = { page: { visitId: () => visitId }, answers: { 'GET draft': draft } };
const markCookie = `draft-mark-${visitId.slice(0, 8)}`;
const locationOf = (thrown: unknown) => (thrown as Response).headers.get('location');

describe('loading a form', () => {
  it('puts the draft of the visit into the store, once', async () => {
    const { load, page, api } = at('', withVisit);
    await load();
    await load();
    expect(selectFunnel('TRAFFIC')(page.store.getState())).toMatchObject({
      visitId,
      done: ['temel-bilgiler'],
      answers: draft.answers,
    });
    expect(api.calls()).toEqual(['GET draft']);
  });

  it('calls nothing without a visit', async () => {
    const { load, api } = at('temel-bilgiler');
    await load();
    expect(api.calls()).toEqual([]);
  });

  it('opens a visit for a visitor who has one of another line, and shows what the server knows from there', async () => {
    const visitIdOf = (suffix: string) => (suffix === '10' ? 'f'.repeat(32) : undefined);
    const { load, page, api } = at('', { page: { visitId: visitIdOf }, answers: { 'GET draft': draft } });
    await load();
    await load();
    expect(api.sent[0]).toEqual({ call: 'POST createfunnel', body: { branchId: 53, line: 'TRAFFIC', typed: {} } });
    expect(api.calls()).toEqual(['POST createfunnel', 'GET draft']);
    expect(selectFunnel('TRAFFIC')(page.store.getState()).answers).toEqual(draft.answers);
  });

  it('F016 opens a visit for whoever is signed in: the server knows the person', async () => {
    const { load, api } = at('', { page: { customerName: () => 'Ayşe' }, answers: { 'GET draft': draft } });
    await load();
    expect(api.calls()).toEqual(['POST createfunnel', 'GET draft']);
  });

  it('opens the empty form in an older shell that names no products', async () => {
    const visitIdOf = (suffix: string) => (suffix === '10' ? visitId : undefined);
    const { load, page, api } = at('temel-bilgiler', { page: { visitId: visitIdOf, products: undefined } });
    await load();
    expect(api.calls()).toEqual([]);
    expect(selectFunnel('TRAFFIC')(page.store.getState()).visitId).toBeNull();
  });

  it('shows the empty form where that visit could not be opened', async () => {
    const visitIdOf = (suffix: string) => (suffix === '10' ? 'f'.repeat(32) : undefined);
    const answers = { 'POST createfunnel': refused('tooMany', 'çok') };
    const { load, api } = at('', { page: { visitId: visitIdOf }, answers });
    await load();
    expect(api.calls()).toEqual(['POST createfunnel']);
  });

  it('answers 404 for a step that the line does not have', async () => {
    await expect(at('yok').load()).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('redirects from a step that is not reached yet to the open one', async () => {
    await at('arac-ozellikleri', withVisit)
      .load()
      .catch((thrown) => expect(locationOf(thrown)).toBe('/trafik-sigortasi/form/kisisel-bilgiler'));
    expect.assertions(1);
  });

  it.each([
    [markCookie, 'k3v9x0aa.2', 'k3v9x0aa.2'],
    [markCookie, '', undefined],
    [markCookie, 'no mark', undefined],
    ['draft-mark-ffffffff', 'k3v9x0aa.2', undefined],
  ])('waits for the save that the cookie %s="%s" names for this visit', async (cookie, value, after) => {
    const paths: string[] = [];
    const cookieOf = (name: string) => (name === cookie ? value : undefined);
    const { load, page } = at('', { ...withVisit, page: { ...withVisit.page, cookie: cookieOf } });
    page.transport = async ({ path }) => {
      paths.push(path);
      return { status: 200, body: { isSuccess: true, result: draft } };
    };
    await load();
    expect(paths).toEqual([`quoterequestapi/draft/${visitId}${after ? `?after=${after}` : ''}`]);
  });

  describe('while the save of the page before has not arrived', () => {
    const pending = {
      visitId: () => visitId,
      cookie: (name: string) => (name === markCookie ? 'k3v9x0aa.2' : undefined),
    };
    const unavailable = { status: 503, body: { message: 'x', messageCode: 'unavailable' } };

    it('answers 503 on the edge, never an older step', async () => {
      const { load, page } = at('', { page: { ...pending, isServer: true } });
      page.transport = async () => unavailable;
      await expect(load()).rejects.toMatchObject({ init: { status: 503 } });
    });

    it('waits in the browser for half a minute, then shows what the server has', async () => {
      vi.useFakeTimers();
      const paths: string[] = [];
      const { load, page } = at('', { page: pending });
      // The real transport repeats a call that is answered 503 until it is aborted.
      page.transport = ({ path }, { signal }) => {
        paths.push(path);
        return new Promise((done) =>
          path.includes('after=')
            ? signal!.addEventListener('abort', () => done({ status: 0, body: null }))
            : done({ status: 200, body: { isSuccess: true, result: draft } }),
        );
      };
      const loaded = load();
      await vi.advanceTimersByTimeAsync(pendingSaveLimit - 1);
      expect(paths).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await loaded;
      vi.useRealTimers();
      expect(paths[1]).toBe(`quoterequestapi/draft/${visitId}`);
      expect(selectFunnel('TRAFFIC')(page.store.getState()).done).toEqual(['temel-bilgiler']);
    });
  });

  it.each([
    ['kisisel-bilgiler.temel-bilgiler', '/trafik-sigortasi/form/kisisel-bilgiler'],
    ['kisisel-bilgiler..temel-bilgiler', '/trafik-sigortasi/form/kisisel-bilgiler'],
    // Another address was opened since.
    ['kisisel-bilgiler.ruhsat-bilgileri', undefined],
    ['arac-ozellikleri.temel-bilgiler', undefined],
    ['', undefined],
  ])(
    'redirects from the step of the address to the step that was shown when that address was reloaded: "%s"',
    async (next, to) => {
      const cookie = (name: string) => (name === 'next-step' ? next : undefined);
      const { load } = at('temel-bilgiler', { ...withVisit, page: { ...withVisit.page, cookie } });
      expect(await load().then(() => undefined, locationOf)).toBe(to);
      // The page that has followed once is not led there again.
      expect(await load().then(() => undefined, locationOf)).toBeUndefined();
    },
  );

  it('starts from the beginning when the draft has expired', async () => {
    const { load, page } = at('', {
      page: { visitId: () => visitId },
      answers: { 'GET draft': refused('notFound', 'yok') },
    });
    await load();
    expect(selectFunnel('TRAFFIC')(page.store.getState()).visitId).toBeNull();
  });

  it.each([
    ['no answer', noAnswer],
    ['a failure', undefined],
  ])('does not start from the beginning on %s of the API: the page answers 503', async (_, answer) => {
    await expect(
      at('', { page: { visitId: () => visitId }, answers: { 'GET draft': answer } }).load(),
    ).rejects.toMatchObject({ init: { status: 503 } });
  });
});

describe('a step posted by the browser itself', () => {
  it('saves the typed answers in the draft and shows the step again', async () => {
    const { post, api } = at('kisisel-bilgiler', { ...withVisit, page: { ...withVisit.page, isServer: true } });
    const answer = await post({
      'birthdayForLicense.day': '12',
      'birthdayForLicense.month': '4',
      'birthdayForLicense.year': '1985',
      licensePlateNo: '34 ABC 12',
      unknown: 'x',
    });
    expect([answer.status, locationOf(answer)]).toEqual([303, '/trafik-sigortasi/form/kisisel-bilgiler']);
    expect(api.sent.at(-1)).toEqual({
      call: 'POST save',
      body: {
        visitId,
        step: 'kisisel-bilgiler',
        answers: { birthdayForLicense: '1985-4-12', licensePlateNo: '34 ABC 12' },
        completed: false,
      },
    });
  });
});
