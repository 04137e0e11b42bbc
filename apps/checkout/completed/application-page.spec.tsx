import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor } from '@testing-library/react';
import { fakePage } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

describe('an application completed by an adviser', () => {
  const getApplication = 'GET policyrequest/GetApplication/';
  const application = {
    applicationNo: '1234567890',
    line: 'TRAFFIC',
    offerNo: '4831092700',
    reason: null,
    firmName: 'Yakamoz Sigorta',
    phoneNumberMasked: '0532 *** ** 18',
    createdAt: '2026-11-21T10:00:00.000Z',
  };

  it('shows its number, that nothing was charged, and how to reach an adviser', async () => {
    const { container } = openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [getApplication]: application }));
    expect(await screen.findByText('Başvuru numaranız 1234567890')).toBeVisible();
    expect(screen.getByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('F024 F025 F026 says why an adviser answers, and leads back to the form where there was no offer', async () => {
    const reason = 'Aile poliçesini danışmanımız hazırlıyor.';
    const withReason = { ...application, offerNo: '', firmName: '', reason };
    openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [getApplication]: withReason }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bilgilerime dön' })).toHaveAttribute('href', '/trafik-sigortasi/form');
  });

  it('does not exist for a line that is not sold', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
