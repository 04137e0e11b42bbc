/** What a visitor sees, types and touches from the landing page's form to the offers, line by line (decision 254). */
import type { RegisteredLine } from '@emsal/lines/kit/registered-line';
import { samplesToday, type Samples } from '@emsal/lines/kit/samples/sample';
import { shortPath } from '@emsal/lines/kit/samples/short-path';
import { samples as complementHealthSamples } from '@emsal/lines/health/complement-health/samples';
import { samples as personalAccidentSamples } from '@emsal/lines/health/personal-accident/samples';
import { samples as petSamples } from '@emsal/lines/health/pet/samples';
import { samples as privateHealthSamples } from '@emsal/lines/health/private-health/samples';
import { samples as travelSamples } from '@emsal/lines/health/travel/samples';
import { healthLines } from '@emsal/lines/health/health-lines';
import { samples as daskSamples } from '@emsal/lines/property/dask/samples';
import { samples as homeSamples } from '@emsal/lines/property/home/samples';
import { samples as housingSamples } from '@emsal/lines/property/housing/samples';
import { samples as phoneSamples } from '@emsal/lines/property/phone/samples';
import { propertyLines } from '@emsal/lines/property/property-lines';
import { samples as autoSamples } from '@emsal/lines/vehicle/auto/samples';
import { samples as electricVehicleSamples } from '@emsal/lines/vehicle/electric-vehicle/samples';
import { samples as greenCardSamples } from '@emsal/lines/vehicle/green-card/samples';
import { samples as immSamples } from '@emsal/lines/vehicle/imm/samples';
import { samples as shortTrafficSamples } from '@emsal/lines/vehicle/short-traffic/samples';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { samples as usedVehicleTrafficSamples } from '@emsal/lines/vehicle/used-vehicle-traffic/samples';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { heroFields } from '@emsal/lines/facts/hero-fields';

const lines: readonly RegisteredLine[] = [...vehicleLines, ...healthLines, ...propertyLines];

/** The shortest path of each line: its first sample, that of a known plate where it has one. */
const paths: Readonly<Record<string, { samples: Samples; isNew: string; returns: string }>> = {
  TRAFFIC: {
    samples: trafficSamples,
    isNew: '5 inputs, 8 touches: code, kisisel-bilgiler, arac-ozellikleri',
    returns: '3 inputs, 5 touches: arac-ozellikleri',
  },
  AUTO: {
    samples: autoSamples,
    isNew: '5 inputs, 10 touches: code, kisisel-bilgiler, meslek-bilgisi, arac-ozellikleri',
    returns: '3 inputs, 5 touches: arac-ozellikleri',
  },
  ELECTRICVEHICLE: {
    samples: electricVehicleSamples,
    isNew: '5 inputs, 10 touches: code, kisisel-bilgiler, meslek-bilgisi, arac-ozellikleri',
    returns: '3 inputs, 5 touches: arac-ozellikleri',
  },
  SHORTTRAFFIC: {
    samples: shortTrafficSamples,
    isNew: '4 inputs, 8 touches: code, kisisel-bilgiler, arac-ozellikleri',
    returns: '3 inputs, 7 touches: kisisel-bilgiler, arac-ozellikleri',
  },
  USEDVEHICLETRAFFIC: {
    samples: usedVehicleTrafficSamples,
    isNew: '5 inputs, 8 touches: code, kisisel-bilgiler, arac-ozellikleri',
    returns: '3 inputs, 5 touches: arac-ozellikleri',
  },
  IMM: {
    samples: immSamples,
    isNew: '5 inputs, 9 touches: code, kisisel-bilgiler, arac-ozellikleri',
    returns: '3 inputs, 6 touches: arac-ozellikleri',
  },
  GREENCARD: {
    samples: greenCardSamples,
    isNew: '7 inputs, 11 touches: code, kisisel-bilgiler, seyahat-bilgileri',
    returns: '5 inputs, 8 touches: seyahat-bilgileri',
  },
  TRAVEL: {
    samples: travelSamples,
    isNew: '6 inputs, 12 touches: code, kisisel-bilgiler, sigorta-bilgileri',
    returns: '4 inputs, 9 touches: sigorta-bilgileri',
  },
  COMPLEMENTHEALTH: {
    samples: complementHealthSamples,
    isNew: '4 inputs, 14 touches: code, kisisel-bilgiler, sigortalanacak-kisiler, sigortali-bilgileri, urun-tipi',
    returns: '2 inputs, 11 touches: sigortalanacak-kisiler, sigortali-bilgileri, urun-tipi',
  },
  PERSONALACCIDENT: {
    samples: personalAccidentSamples,
    isNew: '4 inputs, 10 touches: code, kisisel-bilgiler, meslek-bilgisi, ehliyet-bilgisi',
    returns: '2 inputs, 5 touches: ehliyet-bilgisi',
  },
  PET: {
    samples: petSamples,
    isNew: '7 inputs, 14 touches: code, kisisel-bilgiler, sigorta-bilgileri',
    returns: '5 inputs, 11 touches: sigorta-bilgileri',
  },
  HEALTH: {
    samples: privateHealthSamples,
    isNew: '6 inputs, 12 touches: code, kisisel-bilgiler, sigortali-bilgileri',
    returns: '4 inputs, 9 touches: sigortali-bilgileri',
  },
  HOME: {
    samples: homeSamples,
    isNew: '5 inputs, 11 touches: code, kisisel-bilgiler, adres-bilgileri, konut-ozellikleri',
    returns: '3 inputs, 8 touches: adres-bilgileri, konut-ozellikleri',
  },
  HOUSING: {
    samples: housingSamples,
    isNew: '5 inputs, 9 touches: code, kisisel-bilgiler, adres-bilgileri',
    returns: '3 inputs, 6 touches: adres-bilgileri',
  },
  PHONE: {
    samples: phoneSamples,
    isNew: '5 inputs, 11 touches: code, kisisel-bilgiler, cep-telefonu-ozellikleri',
    returns: '3 inputs, 8 touches: cep-telefonu-ozellikleri',
  },
  DASK: {
    samples: daskSamples,
    isNew: '5 inputs, 13 touches: code, kisisel-bilgiler, mevcut-police, konut-ozellikleri',
    returns: '3 inputs, 10 touches: mevcut-police, konut-ozellikleri',
  },
};

const told = ({ screens, inputs, touches }: ReturnType<typeof shortPath>): string =>
  `${inputs} inputs, ${touches} touches: ${screens.join(', ')}`;

it.each(lines.map(({ id, load }) => [id, load] as const))('counts the path of %s', async (id, load) => {
  const line = await load();
  const { samples, isNew, returns } = paths[id]!;
  const [sample] = samples(samplesToday);
  const visitor = { today: samplesToday, hero: Object.values(heroFields(line.facts)) };
  const remembered = [line.facts.birthdayField, 'jobCode'];
  expect([
    told(shortPath(line, sample!, visitor)),
    told(shortPath(line, sample!, { ...visitor, remembered, isProven: true })),
  ]).toEqual([isNew, returns]);
});
