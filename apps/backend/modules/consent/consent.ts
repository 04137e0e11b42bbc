/** The consent log of a visit: information notice, explicit consent and marketing permission (domain 7; decision 079). */
import { sharedStepCalls } from '@emsal/api/calls/shared-step';
import { contactTypes } from '@emsal/api/permission-channels';
import { pickCalls } from '../../http/handlers';
import { defineModule } from '../../http/module';
import { readPerson } from '../visit-person/visit-person-store';
import { lastConsent } from './consent-store';
import { contactIn } from './contact-in';
import { recordConsent } from './record-consent';

export const consentModule = defineModule({
  name: 'consent',
  calls: pickCalls(sharedStepCalls, [
    'POST quoterequestapi/sharedstep/getkvkkstatus',
    'POST quoterequestapi/sharedstep/setkvkkstatus',
    'POST quoterequestapi/sharedstep/savehealthconsent',
    'POST quoterequestapi/sharedstep/checkannouncementpermission',
    'POST quoterequestapi/sharedstep/saveannouncementpermission',
  ]),
  handlers: {
    'POST quoterequestapi/sharedstep/getkvkkstatus': async ({ visitId }, { db }) => {
      const row = await lastConsent(db, { visitId, kind: 'informationNotice' });
      return { isShown: row !== undefined, textVersion: row?.textVersion ?? null };
    },
    'POST quoterequestapi/sharedstep/setkvkkstatus': async ({ textVersion, channel }, context) => {
      await recordConsent(context.db, { kind: 'informationNotice', isGiven: true, textVersion, channel }, context);
      return null;
    },
    'POST quoterequestapi/sharedstep/savehealthconsent': async ({ isGiven, textVersion }, context) => {
      await recordConsent(context.db, { kind: 'healthData', isGiven, textVersion, channel: 'web' }, context);
      return null;
    },
    'POST quoterequestapi/sharedstep/checkannouncementpermission': async ({ visitId }, { db }) => ({
      isPermission: (await lastConsent(db, { visitId, kind: 'announcement' }))?.isGiven ?? false,
    }),
    'POST quoterequestapi/sharedstep/saveannouncementpermission': async (given, context) => {
      const { value, type, isPermission, textVersion = null } = given;
      // Checkout knows the telephone masked only, so the visit's stored number is used.
      const person = type === contactTypes.sms ? await readPerson(context.db, context.visit.id) : undefined;
      const contact = person?.phoneNumber ?? contactIn(value, type);
      const consent = {
        kind: 'announcement',
        isGiven: isPermission,
        contact,
        contactType: type,
        textVersion,
        channel: 'web',
      } as const;
      await recordConsent(context.db, consent, context);
      return null;
    },
  },
});
