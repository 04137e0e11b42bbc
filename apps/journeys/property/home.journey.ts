/** The complete purchase of a home and of its limited kind with a known address code, from their landing pages. */
import { expect } from '@playwright/test';
import { sampleNamed, type Samples } from '@emsal/lines/kit/sample';
import type { Line } from '@emsal/lines/kit/step';
import { form as home } from '@emsal/lines/property/home/form';
import { samples as homeSamples } from '@emsal/lines/property/home/samples';
import { form as housing } from '@emsal/lines/property/housing/form';
import { samples as housingSamples } from '@emsal/lines/property/housing/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { buyFromList, goodCard } from '../walk/buy';
import { walkForm } from '../walk/form';
import { test } from '../walk/journey-test';
import { mailWith, telephone, uniquePhoneNumber } from '../walk/sandbox';
import { uniqueIdentity } from '../walk/unique-people';

interface Bought {
  line: Line;
  samples: Samples;
  sample: string;
  ids: string;
  /** What a row of the list says. */
  fact: string;
}

const bought: readonly Bought[] = [
  {
    line: home,
    samples: homeSamples,
    sample: 'known address code, proposed sums',
    ids: 'F001 F033 M042',
    fact: '3.245.000',
  },
  { line: housing, samples: housingSamples, sample: 'known address code', ids: 'F001 F051', fact: 'Eşya yangını' },
];

for (const { line, samples, sample, ids, fact } of bought)
  test(`${ids} ${line.id} is bought with an address code, the policy comes by mail`, async ({ walker }) => {
    const { slug } = line.facts;
    const phone = telephone(uniquePhoneNumber());
    const email = `yolcu-${uniquePhoneNumber()}@ornek.example`;
    await walker.open(`${process.env['SITE_URL']}/${slug}`);
    await walker.fill('TCKN veya VKN', uniqueIdentity());
    await walker.fill('Cep telefonu', phone.number);
    await walker.press('Teklifleri getir');
    const answers = sampleNamed(samples(dayInTurkey(new Date())), sample);
    await walkForm(walker, { line, slug, sample: answers, telephone: phone });
    await walker.either(async () => (await walker.text('main')).includes(fact) || undefined, `${fact} on the list`);
    expect(await walker.text('main')).not.toContain('kanunla bütün şirketlerde aynıdır');
    await buyFromList(walker, slug, { email, card: goodCard });
    expect((await mailWith(email, /poliçe/i)).attachments).toHaveLength(1);
  });
