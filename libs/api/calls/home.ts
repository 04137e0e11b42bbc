/** Homes: the address register from district to flat, and option lists of insurer-specific fields (funnel 7.2). */
import { z } from 'zod';
import { identifier } from './identifiers';
import { command, lookup } from '../call';
import { ofVisit, sampleId, uavtCode, visitId } from './shapes';

const place = z.object({ code: z.string(), name: z.string() });
const placesBelow = (summary: string, code: string) =>
  lookup({
    who: 'visitor',
    summary,
    input: z.object({ code: z.string().regex(/^\d{2,12}$/) }),
    output: z.array(place),
    sample: { code },
  });

const code = z.string().max(8).default('');
const lira = z.string().max(16).default('').describe('whole TL; empty where the proposed sum is accepted');

/** The limited kind states area, floor and title only. */
const homeAnswers = ofVisit.extend({
  buildingType: code.describe('1 reinforced concrete, 4 other'),
  buildingAge: code.describe('6 to 1975, 7 to 1999, 8 to 2006, 9 to 2019, 10 later'),
  floorCount: code.describe('floors above ground, code of SNET-BINA-KAT-SAYISI'),
  floor: code.describe('floor of the home, code of KNT-KAT'),
  buildingArea: z.string().max(12).describe('gross square metres, at least 40'),
  usageType: code.describe('0 permanent residence, 1 summer residence'),
  insurerTitle: code.describe('1 owner, 0 tenant'),
  daskStatus: code.describe('1 the home has an earthquake policy, 0 none'),
  buildingSum: lira,
  contentsSum: lira,
  glassSum: lira,
  electronicsSum: lira,
  valuablesSum: lira,
  earthquake: z.boolean().default(false).describe('earthquake cover above the compulsory policy'),
});

/** Null for what the register does not know. */
const homeInfo = z.object({
  /** Without `found` the other values are empty. */
  state: z.enum(['found', 'unknown', 'unavailable']),
  cityCode: z.string(),
  cityName: z.string(),
  districtCode: z.string(),
  districtName: z.string(),
  villageName: z.string(),
  quarterName: z.string(),
  streetName: z.string(),
  buildingName: z.string(),
  sectionName: z.string(),
  floor: z.int().nullable(),
  floorCount: z.int().nullable(),
  buildingArea: z.int().nullable().describe('square metres'),
  constructionYear: z.int().nullable(),
  isConcrete: z.boolean().nullable(),
  isHome: z.boolean().nullable(),
});

export const homeCalls = {
  'GET quoterequestapi/home/getdistricts/{code}': placesBelow('Districts of a province.', '34'),
  'GET quoterequestapi/home/getvillages/{code}': placesBelow('Centre and villages of a district.', '3423'),
  'GET quoterequestapi/home/getquarters/{code}': placesBelow('Quarters of a village or centre.', '3423001'),
  'GET quoterequestapi/home/getstreets/{code}': placesBelow('Streets of a quarter.', '00500'),
  'GET quoterequestapi/home/getbuildings/{code}': placesBelow('Buildings of a street.', '0050000'),
  'GET quoterequestapi/home/getindependentsections/{code}': lookup({
    who: 'visitor',
    summary: 'Independent sections of a building with floor and address code, which may be empty.',
    input: z.object({ code: z.string().regex(/^\d{2,12}$/) }),
    output: z.array(
      place.extend({ uavtCode: identifier('uavtCode', z.string()), floor: z.int(), isHome: z.boolean() }),
    ),
    sample: { code: '005000000' },
  }),
  'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}': command({
    who: 'visit',
    summary: 'The address of an address code and what the register knows of the home.',
    input: z.object({ visitId, uavt: uavtCode }),
    output: homeInfo,
    sample: { visitId: sampleId, uavt: '2847193056' },
  }),
  'POST quoterequestapi/home/savehomeinfo': command({
    who: 'visit',
    summary: 'Stores the home, its use, and what is insured.',
    input: homeAnswers,
    output: z.null(),
    sample: {
      visitId: sampleId,
      buildingType: '1',
      buildingAge: '8',
      floorCount: '6',
      floor: '4',
      buildingArea: '118',
      usageType: '0',
      insurerTitle: '1',
      daskStatus: '1',
      contentsSum: '590000',
      earthquake: true,
    },
  }),
  'GET quoterequestapi/home/getcustomdatavalue/{key}': lookup({
    who: 'visitor',
    summary: 'Values of a field by its key: KNT-KAT the floor of the home, SNET-BINA-KAT-SAYISI the number of floors.',
    input: z.object({
      key: z
        .string()
        .regex(/^[A-Z]+(-[A-Z]+){0,5}$/)
        .max(40),
    }),
    output: z.array(z.object({ code: z.string(), description: z.string() })),
    sample: { key: 'KNT-KAT' },
  }),
};
