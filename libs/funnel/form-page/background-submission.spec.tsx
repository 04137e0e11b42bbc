import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import { emptyFunnel } from '@emsal/state/funnel/funnel-state';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, refused, visitId } from '../testing/fake-api';
import { press } from '../testing/open-steps';
import { renderForm } from '../testing/render-form';
import type { FormSetting } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';

const funnel = {
  visitId,
  answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' },
  done: ['temel-bilgiler'],
  isVerified: true,
};
const person = { ...funnel.answers, birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
const vehicle = 'Araç özellikleri';
const stuck = /bağlantı gelince kendiliğinden kaydedilir/;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Submits the second step with valid answers. */
async function leavePerson(answers: FormSetting['answers'] = {}) {
  const form = await renderForm(sampleLine, { path: '/trafik-sigortasi/form/kisisel-bilgiler', funnel, answers });
  await userEvent.type(await screen.findByLabelText('Gün'), '12');
  await userEvent.type(screen.getByLabelText('Ay'), '4');
  await userEvent.type(screen.getByLabelText('Yıl'), '1985');
  await userEvent.type(screen.getByLabelText('Plaka'), '34 abc 12');
  fireEvent.click(screen.getByRole('button', { name: 'Devam et' }));
  return { ...form, funnel: () => selectFunnel('TRAFFIC')(form.store.getState()) };
}

describe('a submitted step', () => {
  it('gives way to the next one before the server has replied', async () => {
    const { api, funnel: now } = await leavePerson();
    const title = screen.getByRole('heading', { level: 1, name: vehicle });
    expect(api.calls()).not.toContain('POST querycustomerinfo');
    await waitFor(() => expect(title).toHaveFocus());
    await waitFor(() => expect(now().storing.waiting).toEqual([]));
    expect(api.sent.findLast(({ call }) => call === 'POST save')?.body).toMatchObject({
      step: 'kisisel-bilgiler',
      completed: true,
    });
  });

  it('waits for the visit that it is stored in, because a reload could not find it before', async () => {
    const opening = Promise.withResolvers<void>();
    const form = await renderForm(sampleLine, {
      path: '/trafik-sigortasi/form/kisisel-bilgiler',
      funnel: { ...funnel, answers: person, visitId: null },
    });
    const { transport } = form.page;
    form.page.transport = async (wire, options) => {
      if (wire.path.endsWith('/createfunnel')) await opening.promise;
      return transport(wire, options);
    };
    await press();
    expect(await title('Kişisel bilgiler')).toBeVisible();
    expect(form.api.calls()).not.toContain('POST save');
    await act(async () => opening.resolve());
    await title(vehicle);
    await waitFor(() =>
      expect(form.api.sent.find(({ call }) => call === 'POST save')?.body).toMatchObject({ completed: true }),
    );
  });

  it('stays, with its answers and the reason, where no visit can be opened', async () => {
    await renderForm(sampleLine, {
      path: '/trafik-sigortasi/form/kisisel-bilgiler',
      funnel: { ...funnel, answers: person, visitId: null },
      answers: { 'POST createfunnel': noAnswer },
    });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/bağlantınız kesildi/);
    expect(screen.getByLabelText('Yıl')).toHaveValue('1985');
  });

  it('is shown again with the server’s message at its field when the server refuses it; nothing is lost', async () => {
    const {
      api,
      path,
      funnel: now,
    } = await leavePerson({
      'POST querycustomerinfo': refused('identityNotMatchBirthDate', 'uyuşmuyor'),
    });
    await title(vehicle);
    expect(await screen.findByRole('link', { name: /doğum tarihi eşleşmiyor/ })).toHaveAttribute(
      'href',
      '#birthdayForLicense',
    );
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/kisisel-bilgiler'));
    expect(screen.getByLabelText('Yıl')).toHaveValue('1985');
    expect(now().done).toEqual(['temel-bilgiler']);
    api.answer('POST querycustomerinfo', null);
    await press();
    expect(await title(vehicle)).toBeVisible();
  });

  it('leads back to the step that asks for the refused field, even if another step sent it; all answers stay', async () => {
    const { api, path } = await leavePerson({
      'POST querycustomerinfo': refused('badBody', 'x', { phoneNumber: 'Bu numara kullanılamıyor.' }),
    });
    expect(await screen.findByRole('link', { name: 'Bu numara kullanılamıyor.' })).toHaveAttribute(
      'href',
      '#phoneNumber',
    );
    expect(screen.getByLabelText(/Cep telefonu/)).toHaveAccessibleDescription(/Bu numara kullanılamıyor/);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/temel-bilgiler'));
    api.answer('POST querycustomerinfo', null);
    await userEvent.type(screen.getByLabelText(/Cep telefonu/), '{Backspace}8');
    await press();
    expect(await screen.findByLabelText('Yıl')).toHaveValue('1985');
    await press();
    expect(await title(vehicle)).toBeVisible();
  });

  it('waits for the connection, shows that it does, and delays nothing but the offers', async () => {
    const { api, path } = await leavePerson({ 'POST querycustomerinfo': noAnswer });
    expect(await screen.findByText(stuck)).toBeVisible();
    await userEvent.selectOptions(await screen.findByLabelText('Marka'), '2');
    await userEvent.click(screen.getByLabelText('Hususi'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/bağlantınız kesildi/);
    expect(api.calls()).not.toContain('POST createoffer');
    api.answer('POST querycustomerinfo', null);
    await press('Tekrar dene');
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
    expect(api.calls().filter((call) => call === 'POST createoffer')).toHaveLength(1);
  });

  it('is completed in the draft at once, before its own calls, which the draft lists as pending', async () => {
    const { api } = await leavePerson({ 'POST querycustomerinfo': noAnswer });
    await screen.findByText(stuck);
    const before = api.sent[api.calls().indexOf('POST querycustomerinfo') - 1];
    expect(before).toMatchObject({ call: 'POST save' });
    expect(before?.body).toMatchObject({
      step: 'kisisel-bilgiler',
      completed: true,
      answers: { birthdayForLicense: '1985-04-12', owedSteps: 'kisisel-bilgiler' },
    });
  });

  it('is sent with all its fields and what they depend on, because another tab may have changed them', async () => {
    const answers = {
      ...funnel.answers,
      birthdayForLicense: '1985-04-12',
      licensePlateNo: '34ABC12',
      vehicleBrand: '2',
    };
    const { api } = await renderForm(sampleLine, {
      path: '/trafik-sigortasi/form/arac-ozellikleri',
      funnel: {
        ...funnel,
        answers: { ...answers, purpose: '1' },
        savedAnswers: { ...answers, purpose: '1' },
        done: ['temel-bilgiler', 'kisisel-bilgiler'],
        lookupRuns: { 'POST quoterequestapi/auto/queryvehicleinfo': '10000000078|34ABC12' },
      },
    });
    await press();
    await waitFor(() => expect(api.calls()).toContain('POST createoffer'));
    const save = api.sent.find(({ call }) => call === 'POST save');
    expect(save?.body).toMatchObject({ completed: true, answers: { licensePlateNo: '34ABC12', vehicleBrand: '2' } });
  });

  it('does not delay the autosave of the next step while its own calls are pending', async () => {
    const { api } = await leavePerson({ 'POST querycustomerinfo': noAnswer });
    await screen.findByText(stuck);
    await userEvent.selectOptions(await screen.findByLabelText('Marka'), '2');
    await waitFor(() =>
      expect(api.sent.findLast(({ call }) => call === 'POST save')?.body).toMatchObject({
        step: 'arac-ozellikleri',
        answers: { vehicleBrand: '2' },
        completed: false,
      }),
    );
  });

  it('has its own calls made after a reload, unless they are refused', async () => {
    const answers = { ...funnel.answers, birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
    const after = (replies: FormSetting['answers']) =>
      renderForm(sampleLine, {
        path: '/trafik-sigortasi/form/arac-ozellikleri',
        funnel: {
          ...funnel,
          answers,
          savedAnswers: { ...answers, owedSteps: 'kisisel-bilgiler' },
          done: ['temel-bilgiler', 'kisisel-bilgiler'],
          storing: { ...emptyFunnel.storing, waiting: ['kisisel-bilgiler'] },
        },
        answers: replies,
      });
    const good = await after({ 'POST queryvehicleinfo': { isVehicleFound: false } });
    await title(vehicle);
    await waitFor(() =>
      expect(good.api.sent).toContainEqual(
        expect.objectContaining({
          call: 'POST save',
          body: expect.objectContaining({ answers: expect.objectContaining({ owedSteps: null }), completed: true }),
        }),
      ),
    );
    expect(good.api.calls()).toContain('POST querycustomerinfo');
    good.unmount();
    await after({ 'POST querycustomerinfo': refused('identityNotMatchBirthDate', 'uyuşmuyor') });
    expect(await screen.findByRole('link', { name: /doğum tarihi eşleşmiyor/ })).toBeVisible();
  });

  it('can be opened again while it waits, and is then sent with its new answers', async () => {
    const { api, router, funnel: now } = await leavePerson({ 'POST querycustomerinfo': noAnswer });
    await screen.findByText(stuck);
    await act(() => router.navigate(-1));
    const year = await screen.findByLabelText('Yıl');
    await userEvent.clear(year);
    await userEvent.type(year, '1986');
    api.answer('POST querycustomerinfo', null);
    await press();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(now().storing.waiting).toEqual([]));
    expect(api.sent.findLast(({ call }) => call === 'POST querycustomerinfo')?.body).toMatchObject({
      birthday: '1986-04-12',
    });
  });

  it('is submitted once by a double click, whose second click does nothing on the next screen', async () => {
    const { api, funnel: now } = await leavePerson();
    await title(vehicle);
    fireEvent.click(await screen.findByRole('button', { name: 'Devam et' }), { detail: 2 });
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(now().storing.waiting).toEqual([]));
    expect(api.calls().filter((call) => call === 'POST querycustomerinfo')).toHaveLength(1);
  });
});

describe('the code panel', () => {
  it('is shown while the person is being stored, and the form is shown again when the server refuses', async () => {
    await renderForm(sampleLine, {
      path: '/trafik-sigortasi/form',
      answers: { 'POST savecustomerinfo': refused('phoneMaximumUse', 'x') },
    });
    await userEvent.type(await screen.findByLabelText(/TCKN veya VKN/), '10000000078');
    await userEvent.type(screen.getByLabelText(/Cep telefonu/), '5321234567');
    await press();
    expect(screen.getByText(/numarasına gönderiyoruz/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /en çok 10 farklı telefon/ })).toBeVisible();
    expect(screen.getByLabelText(/TCKN veya VKN/)).toHaveValue('100 000 000 78');
  });
});
