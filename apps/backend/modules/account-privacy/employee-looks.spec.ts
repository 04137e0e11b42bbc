import { randomInt } from 'node:crypto';
import type { VisitId } from '@emsal/api/calls/identifiers';
import { saveApplication } from '../checkout/applications/application-store';
import { openDeskSite, type DeskSite } from '../desk/testing/desk-site';
import { newCustomer } from '../account/bind-telephone';
import { openHelpRequest } from '../service-request/open-request';
import { newIdentityNo } from '../../testing/synthetic-numbers';
import { listLooks } from './employee-looks';

describe('what employees opened of a customer', () => {
  let site: DeskSite;
  beforeAll(async () => void (site = await openDeskSite()));
  afterAll(() => site.close());

  const customer = () => {
    const { db, clock } = site.backend.services;
    return db.transaction((tx) => newCustomer(tx, { identityNo: newIdentityNo() }, clock.now()));
  };
  const asked = async (customerId: string) => {
    const details = { kind: 'help', category: 'information', subject: 2683, text: 'Makbuz', answerBy: 'call' } as const;
    return (await openHelpRequest(site.backend.services, { customerId, details }))!.number;
  };
  const applied = async (customerId: string) => {
    const { db, clock } = site.backend.services;
    const application = {
      applicationNo: String(randomInt(1_000_000_000, 9_999_999_999)),
      visitId: (await (await site.backend.visitor()).visit('TRAVEL', 29)) as VisitId,
      line: 'TRAVEL',
      offer: null,
      reason: '',
      answers: null,
      promisedOn: '2026-12-05',
      createdAt: clock.now(),
      identityKey: null,
      telephoneKey: null,
      customerId,
    } as const;
    return (await db.transaction((tx) => saveApplication(tx, application))).applicationNo;
  };
  const looksOf = (customerId: string) => listLooks({ db: site.backend.services.db, customerId });

  it('stands with the role that admitted them, newest first, without names and without changes', async () => {
    const customerId = await customer();
    const request = await asked(customerId);
    const application = await applied(customerId);
    const employee = await site.as('operasyon@emsal.example');
    const admin = await site.as('yonetici@emsal.example');
    expect(await looksOf(customerId)).toEqual([]);
    await employee.call('GET requests', {});
    await employee.call('GET requests/{id}', { id: request });
    await employee.call('POST requests/{id}/move', { id: request, to: 'inReview' });
    site.backend.clock.advance(1);
    await admin.call('GET applications/{id}', { id: application });
    const at = expect.any(String);
    expect(await looksOf(customerId)).toEqual([
      {
        at,
        role: 'admin',
        opened: 'application',
        requestKind: null,
        lineName: expect.any(String),
        number: application,
      },
      { at, role: 'operations', opened: 'request', requestKind: 'help', lineName: '', number: request },
    ]);
  });

  it('is nothing of another customer', async () => {
    const request = await asked(await customer());
    await (await site.as('operasyon@emsal.example')).call('GET requests/{id}', { id: request });
    expect(await looksOf(await customer())).toEqual([]);
  });
});
