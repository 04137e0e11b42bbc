import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

describe('an application completed by an adviser', () => {
  const getApplication = 'GET policyrequest/GetApplication/';
  const setCallWindow = 'POST policyrequest/SetCallWindow';
  const application = {
    applicationNo: '1234567890',
    line: 'TRAFFIC',
    offerNo: '4831092700',
    firmName: 'Yakamoz Sigorta',
    reason: null,
    phoneNumberMasked: '0532 *** ** 18',
    promisedOn: '2026-11-23',
    callWindow: null,
    summary: [],
    hasHealthData: false,
    createdAt: '2026-11-21T10:00:00.000Z',
  };
  const ofForm = {
    ...application,
    firmName: '',
    offerNo: '',
    reason: 'Danışmanlarımız hazırlar; sizi arayalım.',
    summary: [{ label: 'Kişiler', value: 'Siz (41)' }],
    hasHealthData: true,
  };

  it('F070 F402 shows its number, when it is called, that nothing was charged, and how to reach an adviser', async () => {
    const { container } = openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [getApplication]: application }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /en geç 23\s+Kasım 2026 günü arayacak/ }),
    ).toBeVisible();
    expect(screen.getByText('1234567890')).toBeVisible();
    expect(screen.getByText(/^Yakamoz Sigorta bu poliçeyi internetten satmıyor/)).toBeVisible();
    expect(screen.getByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
    expect(screen.queryByText(/^Sağlık yanıtlarınız/)).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('F024 F025 F026 of a form says why, what is prepared, and that health answers are locked', async () => {
    openPage('/ozel-saglik-sigortasi/basvuru-tamamlandi', fakePage({ [getApplication]: ofForm }));
    expect(await screen.findByText(/^Danışmanlarımız hazırlar; sizi arayalım\./)).toBeVisible();
    expect(screen.getByText('Siz (41)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bilgilerime dön' })).toHaveAttribute(
      'href',
      '/ozel-saglik-sigortasi/form',
    );
    expect(screen.getByText(/^Sağlık yanıtlarınız dosyada kilitli/)).toBeVisible();
  });

  it('keeps the hours in which the adviser is to call, and says so', async () => {
    const page = fakePage({ [getApplication]: application, [setCallWindow]: null });
    openPage('/trafik-sigortasi/basvuru-tamamlandi', page);
    await userEvent.click(await screen.findByRole('radio', { name: '18.00–21.00' }));
    expect(await screen.findByText('Kaydettik: 18.00–21.00.')).toBeVisible();
    expect(page.callsTo(setCallWindow)).toMatchObject([
      { body: { visitId, callWindow: 'evening' }, idempotencyKey: expect.any(String) as string },
    ]);
  });

  it('says that the hours were not kept', async () => {
    const page = fakePage({
      [getApplication]: application,
      [setCallWindow]: refused('applicationMissing', 'Başvuru yok.'),
    });
    openPage('/trafik-sigortasi/basvuru-tamamlandi', page);
    await userEvent.click(await screen.findByRole('radio', { name: '09.00–12.00' }));
    expect(await screen.findByText('Başvuru yok.')).toBeVisible();
  });

  it('does not exist for a line that is not sold', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = { ...fakePage({ [getApplication]: null }), isPublished: () => false };
    openPage('/dask-sigortasi/basvuru-tamamlandi', page);
    await waitFor(() => expect(screen.queryByText('Bekleyen bir başvurunuz yok')).toBeNull());
    expect(await screen.findByText(/404/)).toBeVisible();
  });

  it('shows that there is none', async () => {
    openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [getApplication]: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bekleyen bir başvurunuz yok' })).toBeVisible();
  });
});
