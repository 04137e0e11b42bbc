/** Both sides of each limit in the browser, a field of each kind: what is refused stands in the box with its sentence, what is allowed takes the sentence away. The rules themselves are swept in `libs/validation`. */
import type { Page } from '@playwright/test';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { accessoryPriceMessages } from '@emsal/validation/accessory-price/accessory-price-messages';
import { chassisNumberMessages } from '@emsal/validation/chassis-number/chassis-number-messages';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import { dateMessages } from '@emsal/validation/dates/date-messages';
import { genericMessages } from '@emsal/validation/generic/generic-messages';
import { greenCardStartMessages } from '@emsal/validation/green-card-start/green-card-start-messages';
import { lpgValueMessages } from '@emsal/validation/lpg-value/lpg-value-messages';
import { plateMessages } from '@emsal/validation/plate/plate-messages';
import { previousPolicyMessages } from '@emsal/validation/previous-policy/previous-policy-messages';
import { seatCountMessages } from '@emsal/validation/seat-count/seat-count-messages';
import { travelEndMessages } from '@emsal/validation/travel-end/travel-end-messages';
import { uploadTexts } from '@emsal/ui/upload/upload.texts';
import { identityMessages } from '@emsal/validation/identity/identity-messages';
import { phoneMessages } from '@emsal/validation/phone/phone-messages';
import { maxUploadBytes } from '@emsal/validation/upload/upload';
import { uploadMessages } from '@emsal/validation/upload/upload-messages';
import { byHand, knownPlate, walkToStep } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { expect, hydrated, test } from '../walk/journey-test';

interface Limit {
  label: string;
  /** Value and the sentence that refuses it. */
  refused: readonly (readonly [value: string, sentence: string])[];
  allowed: readonly string[];
}

/** A day goes into the three boxes of the group that the label names; anything else into its box. */
async function enter(page: Page, label: string, value: string): Promise<void> {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!day) return page.getByLabel(label, { exact: true }).fill(value);
  const group = page.getByRole('group', { name: label });
  await group.getByLabel('Gün').fill(day[3]!);
  await group.getByLabel('Ay').fill(day[2]!);
  await group.getByLabel('Yıl').fill(day[1]!);
}

async function expectLimit(page: Page, { label, refused, allowed }: Limit): Promise<void> {
  const submit = page.locator('main form button[type=submit]').first();
  const sentences = page.locator('main [role=alert]').getByRole('link');
  for (const [value, sentence] of refused) {
    await enter(page, label, value);
    await submit.click();
    await expect(sentences.filter({ hasText: sentence }), `${label} refuses ${value}`).toHaveCount(1);
    for (const right of allowed) {
      await enter(page, label, right);
      await expect(sentences.filter({ hasText: sentence }), `${label} takes ${right}`).toHaveCount(0);
    }
  }
}

const plate: Limit = {
  label: 'Plaka',
  refused: [
    ['82 ABC 12', plateMessages.city],
    ['34 ŞĞÜ 12', plateMessages.letters],
    ['34 A 123', plateMessages.shape],
    ['34 A 123456', plateMessages.shape],
  ],
  allowed: [' 34 abc 12 ', '34-ABC-123', '34 A 1234', '81 a 12345'],
};
const serial: Limit = {
  label: 'Belge seri no',
  refused: [
    ['AB 12345', genericMessages.licenceInvalid],
    ['ŞB 123456', genericMessages.licenceInvalid],
    ['AB 1234567', genericMessages.licenceInvalid],
  ],
  allowed: ['ab 123 456', 'AB-123456', 'A123456', 'ABC123456'],
};
const seats: Limit = {
  label: 'Koltuk sayısı',
  refused: [
    ['0', seatCountMessages.range],
    ['100', seatCountMessages.range],
  ],
  allowed: ['1', '99'],
};
const chassis: Limit = {
  label: 'Şasi no',
  refused: [
    ['WBA3A5C50DF12345', chassisNumberMessages.length],
    ['WBA3A5C50DF1234567', chassisNumberMessages.length],
    ['WBA3A5C5ODF123456', chassisNumberMessages.letters],
  ],
  allowed: ['wba3a5c50df123456', 'WBA 3A5C50-DF123456'],
};
const lpg: Limit = {
  label: 'LPG sisteminin bedeli',
  refused: [['99', lpgValueMessages.tooLow]],
  allowed: ['100', '15.000'],
};

/** The end of something that begins on the day that was entered last: after it, and a year later at most. */
function endOf(label: string, start: string, sentences: { early: string; late: string }): Limit {
  const latest = addYears(start, 1);
  return {
    label,
    refused: [
      [start, sentences.early],
      [addDays(latest, 1), sentences.late],
    ],
    allowed: [latest, addDays(start, 1)],
  };
}

/** Days are counted where the page counts them: in Istanbul, when the test runs. */
function dayLimits(): Record<'registration' | 'policyStart' | 'policyEnd' | 'travelStart' | 'travelEnd', Limit> {
  const today = dayInTurkey(new Date());
  const day = (days: number): string => addDays(today, days);
  return {
    registration: {
      label: 'Tescil tarihi',
      refused: [
        [day(1), dateMessages.future('Tescil tarihinin')],
        ['2021-02-29', dateMessages.notReal()],
      ],
      allowed: [today, '2020-02-29'],
    },
    policyStart: {
      label: 'Poliçe başlangıcı',
      refused: [
        [day(1), previousPolicyMessages.startInFuture],
        [day(-367), previousPolicyMessages.startTooOld],
      ],
      allowed: [today, day(-364)],
    },
    policyEnd: endOf('Poliçe bitişi', day(-364), {
      early: previousPolicyMessages.endBeforeStart,
      late: previousPolicyMessages.endTooLate,
    }),
    travelStart: {
      label: 'Seyahat başlangıcı',
      refused: [
        [day(-1), greenCardStartMessages.past],
        [day(61), greenCardStartMessages.tooFar],
      ],
      allowed: [today, day(60)],
    },
    travelEnd: endOf('Seyahat bitişi', day(60), {
      early: travelEndMessages.notAfterStart,
      late: travelEndMessages.tooLong,
    }),
  };
}

const newcomer = { of: walkedLines.traffic, sample: byHand };

test('the plate and the serial of the registration: Turkish letters, spaces, separators, one character too few and too many', async ({
  page,
  walker,
}) => {
  await walkToStep(walker, { ...newcomer, until: 'Ruhsat bilgileri' });
  await hydrated(page);
  await walker.tick('Plakam var');
  await expectLimit(page, plate);
  await expectLimit(page, serial);
});

test('seats, chassis, LPG, registration and the current policy on both sides of their limits', async ({
  page,
  walker,
}) => {
  await walkToStep(walker, { ...newcomer, until: 'Araç özellikleri' });
  await hydrated(page);
  const { registration, policyStart, policyEnd } = dayLimits();
  await page.getByLabel('Yakıt').selectOption('2');
  await page.getByLabel('Süren bir poliçem var').check({ force: true });
  for (const limit of [seats, chassis, lpg, registration, policyStart, policyEnd]) await expectLimit(page, limit);
});

test('F425 F426 an accessory costs 100 to 100.000 ₺, and all together a tenth of the vehicle’s value', async ({
  page,
  walker,
}) => {
  const change = { licensePlateNo: '34ABC12' };
  await walkToStep(walker, { of: walkedLines.auto, sample: knownPlate, change, until: 'Araç özellikleri' });
  await hydrated(page);
  await page.getByLabel('Araca sonradan takılan aksesuar var').check({ force: true });
  await page.getByRole('button', { name: 'Aksesuar ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aksesuarlar' });
  const price = async (name: string, amount: string): Promise<void> => {
    await dialog.getByRole('checkbox', { name, exact: true }).check({ force: true });
    await dialog.getByLabel(`${name}: bedeli`).fill(amount);
  };
  const save = dialog.getByRole('button', { name: 'Aksesuarları kaydet' });
  const range = dialog.getByText(accessoryPriceMessages.range);
  for (const amount of ['99', '100001']) {
    await price('Alarm', amount);
    await save.click();
    await expect(range.first()).toBeVisible();
    await price('Alarm', amount === '99' ? '100' : '100.000');
    await expect(range).toHaveCount(0);
  }
  const limit = await dialog.getByText(/Toplam en çok/).textContent();
  const tenth = Number(/[\d.]+/.exec(limit!)![0].replaceAll('.', ''));
  const names = ['Alarm', 'Jant', 'Navigasyon', 'Kamera', 'Spoiler'];
  const whole = Math.floor(tenth / 100_000);
  for (const name of names.slice(0, whole)) await price(name, '100000');
  await price(names[whole]!, String((tenth % 100_000) + 1));
  await save.click();
  await expect(dialog.getByText(accessoryPriceMessages.total)).toBeVisible();
  await price(names[whole]!, String(tenth % 100_000));
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(new RegExp(`^${whole + 1} aksesuar`))).toBeVisible();
});

test('a green card begins today or within sixty days, and ends after that within a year', async ({ page, walker }) => {
  await walkToStep(walker, { of: walkedLines.greenCard, sample: knownPlate, until: 'Seyahat bilgileri' });
  await hydrated(page);
  const { travelStart, travelEnd } = dayLimits();
  for (const limit of [travelStart, travelEnd]) await expectLimit(page, limit);
});

test('pasted numbers with separators are read, and one digit too few or a wrong check digit is refused', async ({
  page,
  walker,
}) => {
  await walkToStep(walker, { of: walkedLines.traffic, sample: knownPlate, until: 'Temel bilgiler' });
  await hydrated(page);
  await expectLimit(page, {
    label: 'Cep telefonu',
    refused: [
      ['532 123 45 6', phoneMessages.tooShort],
      ['4321234567', genericMessages.phoneInvalid],
    ],
    allowed: ['0 (532) 123-45.67', '+90 532 123 45 67', '532.123.45.67'],
  });
  await expectLimit(page, {
    label: 'TCKN veya VKN',
    refused: [
      ['10000000079', identityMessages.wrongDigits],
      ['100000000', identityMessages.tooShortForBoth],
    ],
    allowed: ['100 000 000 78', '100-000-000.78', '111 111 1114'],
  });
});

test('a picture of more than ten megabytes is refused at the field and not sent', async ({ page, walker }) => {
  await walkToStep(walker, { of: walkedLines.shortTraffic, sample: knownPlate, until: 'Kişisel bilgiler' });
  await hydrated(page);
  const input = page.getByLabel('İkinci el araç ticareti yetki belgesi');
  const picture = { name: 'yetki.png', mimeType: 'image/png', buffer: Buffer.alloc(maxUploadBytes + 1) };
  await input.setInputFiles(picture);
  await expect(page.getByText(uploadMessages.tooLarge)).toBeVisible();
  await expect(page.getByText(uploadTexts.given)).toBeHidden();
});
