import type { Page } from '@playwright/test';
import { factsOf } from '@emsal/lines/facts/line-facts';
import { formPath } from '@emsal/lines/kit/paths';
import { sampleNamed } from '@emsal/lines/kit/sample';
import { registeredAnswers } from '../samples/registered';
import { walkedLines, type WalkedLine } from '../samples/walked-lines';
import { walkForm } from '../walk/form';
import { expect, hydrated, site, test } from '../walk/journey-test';
import { ownNumber, telephone } from '../walk/sandbox';
import type { Walker } from '../walk/walker';

interface Way {
  of: WalkedLine;
  /** Title of the step before which the walk ends. */
  until: string;
}

/** Walks until a step is open, and leaves it to the test. */
async function walkUntil(walker: Walker, { of: { line, samples }, until }: Way): Promise<void> {
  const phone = telephone(ownNumber());
  const known = sampleNamed(samples, 'known plate');
  const answers = { ...registeredAnswers(line, known), phoneNumber: phone.number };
  const reached = new Error(until);
  await walker.open(site() + formPath(line));
  const atStep = async (title: string): Promise<void> => {
    if (title === until) throw reached;
  };
  await walkForm(walker, {
    line,
    slug: factsOf(line.id).slug,
    sample: { ...known, answers },
    telephone: phone,
    atStep,
  }).catch((error: unknown) => {
    if (error !== reached) throw error;
  });
}

const certificate = (page: Page) => page.getByLabel('İkinci el araç ticareti yetki belgesi');
const photograph = {
  name: 'yetki.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWP4jwMwDC0JALoev0GybL49AAAAAElFTkSuQmCC',
    'base64',
  ),
};

test('F449 SHORTTRAFFIC is not left without the certificate, which survives a reload and can be taken back', async ({
  page,
  walker,
}) => {
  await walkUntil(walker, { of: walkedLines.shortTraffic, until: 'Kişisel bilgiler' });
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByRole('link', { name: 'Yetki belgenizin fotoğrafını yükleyin' })).toBeVisible();
  await certificate(page).setInputFiles({ ...photograph, name: 'yetki.pdf', mimeType: 'application/pdf' });
  await expect(page.getByText('JPEG, PNG ya da GIF biçiminde bir görsel seçin')).toBeVisible();
  const kept = page.waitForResponse(/draft\/save/);
  await certificate(page).setInputFiles(photograph);
  await expect(page.getByText('yetki.png')).toBeVisible();
  await kept;
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('yetki.png')).toBeVisible();
  await page.getByRole('button', { name: 'yetki.png dosyasını kaldır' }).click();
  await expect(page.getByText('yetki.png')).toBeHidden();
});

test('F448 IMM for a plate without a traffic policy leads to buying one and does not lose the step', async ({
  page,
  walker,
}) => {
  await walkUntil(walker, { of: walkedLines.imm, until: 'Ruhsat bilgileri' });
  await walker.fill('Plaka', '34PLC00');
  await page.getByRole('button', { name: 'Aracı bul ve devam et' }).click();
  const dialog = page.getByRole('dialog', { name: 'Önce trafik poliçesi gerekiyor' });
  await expect(dialog.getByRole('link', { name: 'Trafik sigortası teklifi alın' })).toHaveAttribute(
    'href',
    '/trafik-sigortasi/form',
  );
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ruhsat bilgileri' })).toBeVisible();
});
