import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen } from '@testing-library/react';
import { fakePage } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

describe('an application that an adviser completes', () => {
  const ask = 'GET policyrequest/GetApplication/';
  const application = {
    applicationNo: '1234567890',
    line: 'TRAFFIC',
    offerNo: '4831092700',
    firmName: 'Yakamoz Sigorta',
    phoneNumberMasked: '0532 *** ** 18',
    createdAt: '2026-11-21T10:00:00.000Z',
  };

  it('has a number, says that nothing was charged, and how to reach an adviser', async () => {
    const { container } = openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [ask]: application }));
    expect(await screen.findByText('Başvuru numaranız 1234567890')).toBeVisible();
    expect(screen.getByText('Kartınızdan çekim yapılmadı.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000002');
    expect(await axeFaults(container)).toEqual([]);
  });

  it('is not claimed where there is none', async () => {
    openPage('/trafik-sigortasi/basvuru-tamamlandi', fakePage({ [ask]: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bekleyen bir başvurunuz yok' })).toBeVisible();
  });
});
