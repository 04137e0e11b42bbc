import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { chassisNumberMessages } from '@emsal/validation/chassis-number/chassis-number-messages';
import { addDays, addYears } from '@emsal/validation/dates/calendar-day';
import { dateMessages } from '@emsal/validation/dates/date-messages';
import { genericMessages } from '@emsal/validation/generic/generic-messages';
import { lpgValueMessages } from '@emsal/validation/lpg-value/lpg-value-messages';
import { plateMessages } from '@emsal/validation/plate/plate-messages';
import { previousPolicyMessages } from '@emsal/validation/previous-policy/previous-policy-messages';
import { seatCountMessages } from '@emsal/validation/seat-count/seat-count-messages';
import { byHand } from '../samples/walk-sample';
import { walkedLines } from '../samples/walked-lines';
import { test } from '../walk/journey-test';
import { openStep } from '../walk/open-step';
import { endOf, expectLimit, type Limit } from './limit';

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
  allowed: ['ab 123 456', 'AB-123456', 'A123456', 'ABC123456', 'A B 1 2 3 4 5 6'],
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
  refused: [
    ['99', lpgValueMessages.tooLow],
    ['99,99', lpgValueMessages.notNumeric],
  ],
  allowed: ['100', '100,00', '15.000'],
};

/** Computed when the test runs, in Turkey's time zone as on the page. */
function dayLimits(): Record<'registration' | 'policyStart' | 'policyEnd', Limit> {
  const today = dayInTurkey(new Date());
  const day = (days: number): string => addDays(today, days);
  const yearAgo = addYears(today, -1);
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
        [addDays(yearAgo, -1), previousPolicyMessages.startTooOld],
      ],
      allowed: [today, yearAgo],
    },
    policyEnd: endOf('Poliçe bitişi', yearAgo, {
      early: previousPolicyMessages.endBeforeStart,
      late: previousPolicyMessages.endTooLate,
    }),
  };
}

const emptyForm = { of: walkedLines.traffic, sample: byHand };

test('the plate and the serial of the registration: Turkish letters, spaces, separators, one character too few and too many', async ({
  page,
  walker,
}) => {
  await openStep(page, 'ruhsat-bilgileri', emptyForm);
  await walker.tick('Plakam var');
  await expectLimit({ page, walker }, plate);
  await expectLimit({ page, walker }, serial);
});

test('seats, chassis, LPG, registration and the current policy on both sides of their limits', async ({
  page,
  walker,
}) => {
  await openStep(page, 'arac-ozellikleri', emptyForm);
  const { registration, policyStart, policyEnd } = dayLimits();
  await page.getByLabel('Yakıt').selectOption('2');
  await page.getByLabel('Süren bir trafik poliçem var').check({ force: true });
  for (const limit of [seats, chassis, lpg, registration, policyStart, policyEnd])
    await expectLimit({ page, walker }, limit);
});
