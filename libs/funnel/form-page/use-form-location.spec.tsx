import { nextPaint } from '@emsal/platform/paint/next-paint';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { visitId } from '../testing/fake-api';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import { addressDelay } from './remembered-step';

vi.mock('@emsal/platform/paint/next-paint');
vi.mock('@emsal/platform/use-is-hydrated', () => ({ useIsHydrated: vi.fn(() => true) }));
/** Who waits for the frame. */
const waiting: (() => void)[] = [];
beforeEach(() => {
  vi.mocked(nextPaint).mockImplementation(() => new Promise((done) => waiting.push(done)));
});
const paint = () => act(async () => waiting.splice(0).forEach((goOn) => goOn()));

const form = '/trafik-sigortasi/form';
const funnel = {
  visitId,
  answers: {
    shortLicenseOwnerTcOrTaxNo: '10000000078',
    phoneNumber: '5321234567',
    birthdayForLicense: '1985-04-12',
    licensePlateNo: '34ABC12',
  },
  done: ['temel-bilgiler', 'kisisel-bilgiler'],
  isVerified: true,
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const person = 'Kişisel bilgiler';

const vehicle = 'Araç özellikleri';

async function atPerson() {
  const view = await renderForm(sampleLine, { path: `${form}/kisisel-bilgiler`, funnel });
  await title(person);
  return view;
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Devam et' }));
const goBack = () => act(() => history.back());

/** Every title that is drawn from now on. */
function titles(): string[] {
  const seen: string[] = [];
  new MutationObserver(() => seen.push(heading() ?? '')).observe(document.body, { subtree: true, childList: true });
  return seen;
}

it('a link that leads to the form gives the focus to the title of its step', async () => {
  const { router } = await renderForm(sampleLine, { path: '/listeleme', funnel });
  await act(() => router.navigate(`${form}/kisisel-bilgiler`));
  await title(person);
  await paint();
  expect(await title(person)).toHaveFocus();
});

it('who comes back to the step that the page began with finds the focus at its title, as in every other step', async () => {
  vi.mocked(useIsHydrated).mockReturnValue(false);
  await atPerson();
  vi.mocked(useIsHydrated).mockReturnValue(true);
  await paint();
  expect(await title(person)).not.toHaveFocus();
  press();
  await paint();
  goBack();
  await waitFor(() => expect(heading()).toBe(person));
  await paint();
  expect(await title(person)).toHaveFocus();
});

it('the step that the page before was about to show is forgotten once this page stands', async () => {
  document.cookie = 'next-step=arac-ozellikleri; Path=/';
  await atPerson();
  expect(document.cookie).not.toContain('next-step');
});

describe('a step that the button leads to', () => {
  it('is drawn with the press, its address follows the paint', async () => {
    const { path } = await atPerson();
    press();
    expect([heading(), path()]).toEqual([vehicle, `${form}/kisisel-bilgiler`]);
    await paint();
    expect([heading(), path()]).toEqual([vehicle, `${form}/arac-ozellikleri`]);
    goBack();
    expect(await title(person)).toBeVisible();
  });

  it('is shown after a reload that comes before the browser knows its address, unless the visitor went back meanwhile', async () => {
    const reload = () => dispatchEvent(new Event('beforeunload'));
    await atPerson();
    press();
    await paint();
    reload();
    expect(document.cookie).toContain('next-step=arac-ozellikleri.kisisel-bilgiler');
    document.cookie = 'next-step=; Path=/; Max-Age=0';
    goBack();
    expect(await title(person)).toBeVisible();
    reload();
    expect(document.cookie).not.toContain('next-step');
  });

  it('is no longer remembered once the browser knows its address', async () => {
    vi.useFakeTimers({ toNotFake: ['nextTick', 'queueMicrotask', 'requestAnimationFrame', 'performance'] });
    await atPerson();
    press();
    await paint();
    act(() => vi.advanceTimersByTime(addressDelay));
    vi.useRealTimers();
    dispatchEvent(new Event('beforeunload'));
    expect(document.cookie).not.toContain('next-step');
  });

  it('does not follow a visitor who has gone elsewhere before the paint', async () => {
    const { path, router } = await atPerson();
    press();
    await act(() => router.navigate(`${form}/temel-bilgiler`));
    await paint();
    expect([heading(), path()]).toEqual(['Temel bilgiler', `${form}/temel-bilgiler`]);
  });

  it('is not shown again when it was left before its address came, and has its entry all the same', async () => {
    const { path, router } = await atPerson();
    await act(() => router.navigate(`${form}/temel-bilgiler`));
    await title('Temel bilgiler');
    press();
    // The check of the person has frames of its own; that of the step is held.
    await waitFor(async () => {
      if (heading() !== person) await paint();
      expect(heading()).toBe(person);
    });
    expect(path()).toBe(`${form}/temel-bilgiler`);
    press();
    const seen = titles();
    await paint();
    expect(path()).toBe(`${form}/arac-ozellikleri`);
    expect(new Set([heading(), ...seen])).toEqual(new Set([vehicle]));
    goBack();
    expect(await title(person)).toBeVisible();
  });
});
