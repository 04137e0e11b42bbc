/** The forms of content pages: raffle, company's request, child's picture, job application, message to the company. Values are texts as typed, ticks `1` or empty. */
import { z } from 'zod';
import { command, lookup } from '../call';
import { captchaField } from './captcha';
import { slug } from './cms/shapes';
import { lineId, sampleId } from './shapes';

const text = z.string().max(300).default('');
const longText = z.string().max(4_000).default('');
const tick = z.enum(['1', '']).default('');
/** The page of the campaign. */
const campaign = slug;
/** Id of a file of this browser. */
const file = z.string().max(40).default('');

export const entryPurpose = z.enum([
  'picture',
  'cv',
  'externalPolicy',
  'phoneDeclaration',
  'requestFile',
  'requestPdf',
  'salePage1',
  'salePage2',
  'registration',
]);
export type EntryPurpose = z.output<typeof entryPurpose>;

const sampleContact = { phone: '5321234567', email: 'ayse@ornek.example', personalDataAgreement: '1' } as const;

export const entryCalls = {
  'POST selfservice/formData/sendMpCampaignData': command({
    who: 'visitor',
    summary: 'Enters a raffle, once for an identity number.',
    input: z.object({
      campaign,
      branchList: z.array(lineId).max(16).default([]),
      identityNo: text,
      phone: text,
      birthday: text,
      plate1: text,
      plate2: text,
      plate3: text,
      email: text,
      reachBranchDate: text,
      conditions: tick,
      personalDataAgreement: tick,
      personalDataAssent: tick,
      announcementPermission: tick,
      ...captchaField,
    }),
    output: z.null(),
    sample: {
      campaign: 'cekilis',
      branchList: ['TRAFFIC'],
      identityNo: '10000000146',
      birthday: '1990-1-2',
      conditions: '1',
      personalDataAssent: '1',
      ...sampleContact,
    },
    weight: 10,
  }),
  'GET selfservice/formData/GetRaffleCityList': lookup({
    who: 'anyone',
    summary: 'The provinces of campaign forms.',
    input: z.object({}),
    output: z.array(z.object({ cityId: z.string(), cityName: z.string() })),
    sample: {},
  }),
  'POST selfservice/formData/SaveChildPaintingCompetitionData': command({
    who: 'visitor',
    summary: 'Sends a child’s picture to a competition, once for a child.',
    input: z.object({
      campaign,
      picture: file,
      childName: text,
      childAge: text,
      city: text,
      parentName: text,
      phone: text,
      email: text,
      guardian: tick,
      publishPermission: tick,
      personalDataAgreement: tick,
      ...captchaField,
    }),
    output: z.null(),
    sample: {
      campaign: 'cocuk-resim-yarismasi',
      picture: sampleId,
      childName: 'Ada',
      childAge: '7',
      city: '34',
      parentName: 'Ayşe Yılmaz',
      guardian: '1',
      ...sampleContact,
    },
    weight: 10,
  }),
  'POST selfservice/formData/sendBusinessCampaignData': command({
    who: 'visitor',
    summary: 'Extension: a company asks for an offer of a business campaign.',
    input: z.object({
      campaign,
      companyName: text,
      taxNumber: text,
      subject: text,
      size: text,
      contactName: text,
      phone: text,
      email: text,
      note: longText,
      personalDataAgreement: tick,
      ...captchaField,
    }),
    output: z.null(),
    sample: {
      campaign: 'kurumsal-kampanya',
      companyName: 'Örnek A.Ş.',
      taxNumber: '1234567890',
      subject: 'health',
      size: '10-49',
      contactName: 'Ayşe Yılmaz',
      ...sampleContact,
    },
    weight: 10,
  }),
  'POST selfservice/formData/sendJobApplication': command({
    who: 'visitor',
    summary: 'Extension: sends a job application with its curriculum vitae to the company.',
    input: z.object({
      name: text,
      email: text,
      phone: text,
      area: text,
      cv: file,
      note: longText,
      personalDataAgreement: tick,
      keepPermission: tick,
      ...captchaField,
    }),
    output: z.null(),
    sample: { name: 'Ayşe Yılmaz', area: 'technology', cv: sampleId, ...sampleContact },
    weight: 10,
  }),
  'POST selfservice/formData/sendContactMessage': command({
    who: 'visitor',
    summary: 'Extension: sends a question, suggestion or complaint to the company.',
    input: z.object({
      purpose: text,
      subject: text,
      message: longText,
      name: text,
      phone: text,
      email: text,
      personalDataAgreement: tick,
      ...captchaField,
    }),
    output: z.null(),
    sample: {
      purpose: 'question',
      subject: 'policy',
      message: 'Poliçemin bir örneğini alabilir miyim?',
      name: 'Ayşe Yılmaz',
      ...sampleContact,
    },
    weight: 10,
  }),
};
