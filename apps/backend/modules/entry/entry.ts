/** Forms of content pages: raffle, a company's request, a child's picture, a job application, a message, a discount (decision 315). */
import { entryCalls } from '@emsal/api/calls/entry';
import { campaignCalls } from '@emsal/api/calls/self-service/campaign';
import { cities } from '@emsal/reference/places';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { raffleAnnouncement } from '@emsal/validation/entry/announcement.texts';
import { businessEntry } from '@emsal/validation/entry/business-entry';
import { childPictureEntry } from '@emsal/validation/entry/child-picture-entry';
import { contactEntry } from '@emsal/validation/entry/contact-entry';
import { jobEntry } from '@emsal/validation/entry/job-entry';
import { raffleEntry, raffleValues } from '@emsal/validation/entry/raffle-entry';
import { cleanDigits } from '@emsal/validation/clean/clean';
import { normalisePhone } from '@emsal/validation/phone/phone';
import { defineModule } from '../../http/module';
import { enterEmployee, enterMember } from './campaign-entries';
import { entryFileRoutes } from './entry-files';
import { entryMailJob } from './entry-mail';
import { storeEntry } from './store-entry';
import type { Job } from '../../http/job';

export const entryModule = defineModule({
  name: 'entry',
  calls: { ...entryCalls, ...campaignCalls },
  handlers: {
    'POST selfservice/formData/sendMpCampaignData': async (
      { campaign, captcha, branchList: [branch = ''], announcementPermission, ...input },
      context,
    ) => {
      const values = { ...raffleValues(input), branchList: branch };
      return storeEntry(
        {
          kind: 'raffle',
          campaign: { slug: campaign, type: 'RAFFLE_CAMPAIGN' },
          captcha,
          verdicts: raffleEntry(values, dayInTurkey(context.clock.now())),
          permissions: { announcementPermission },
          announcement: announcementPermission === '1' ? raffleAnnouncement.textVersion : undefined,
          once: { entrant: cleanDigits(values.identityNo), code: 'raffleEntered' },
        },
        context,
      );
    },
    'GET selfservice/formData/GetRaffleCityList': async () =>
      cities.map(({ code, name }) => ({ cityId: code, cityName: name })),
    'POST selfservice/formData/SaveChildPaintingCompetitionData': async (
      { campaign, captcha, publishPermission, ...values },
      context,
    ) => {
      const child = values.childName.trim().toLocaleLowerCase('tr');
      return storeEntry(
        {
          kind: 'childPicture',
          campaign: { slug: campaign, type: 'CHILD_PICTURE_LANDING' },
          captcha,
          verdicts: childPictureEntry(values),
          permissions: { publishPermission },
          once: { entrant: `${normalisePhone(values.phone)} ${child}`, code: 'pictureSent' },
          file: { purpose: 'picture', id: values.picture },
        },
        context,
      );
    },
    'POST selfservice/formData/sendBusinessCampaignData': async ({ campaign, captcha, ...values }, context) =>
      storeEntry(
        {
          kind: 'business',
          campaign: { slug: campaign, type: 'BUSINESS_LANDING' },
          captcha,
          verdicts: businessEntry(values),
        },
        context,
      ),
    'POST selfservice/formData/sendJobApplication': async ({ captcha, keepPermission, ...values }, context) =>
      storeEntry(
        {
          kind: 'jobApplication',
          captcha,
          verdicts: jobEntry(values),
          permissions: { keepPermission },
          file: { purpose: 'cv', id: values.cv },
        },
        context,
      ),
    'POST selfservice/formData/sendContactMessage': async ({ captcha, ...values }, context) =>
      storeEntry({ kind: 'contact', captcha, verdicts: contactEntry(values) }, context),
    'POST selfservice/formData/SendEmployeeDiscountCampaignData': enterEmployee,
    'POST selfservice/formData/SendPartnershipData': enterMember,
  },
  routes: entryFileRoutes,
  jobs: [entryMailJob as Job],
});
