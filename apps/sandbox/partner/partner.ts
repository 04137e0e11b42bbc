/** The partner's site as one address: `/partner/apply` sends a customer with a new sealed application to our permission page. */
import { randomUUID } from 'node:crypto';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { sealApplication } from '@emsal/partners/application';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { plate } from '@emsal/validation/plate/plate';
import type { SandboxService } from '../service';

export interface PartnerSettings {
  key: string;
  siteUrl: string;
}

const validMs = 3_600_000;

/** The customer is the first sample of TRAFFIC; `?plate=` selects another vehicle. */
export const partner =
  ({ key, siteUrl }: PartnerSettings): SandboxService =>
  async (app, { clock }) => {
    app.get<{ Querystring: { plate?: string } }>('/partner/apply', async (request, reply) => {
      const vehiclePlate = plate(request.query.plate ?? '');
      const today = dayInTurkey(clock.now());
      const sample = trafficSamples(today)[0]!.answers as Record<string, string | boolean>;
      const sealed = await sealApplication(
        {
          partner: 'arabam',
          id: randomUUID(),
          line: 'TRAFFIC',
          answers: { ...sample, ...(vehiclePlate.ok && { licensePlateNo: vehiclePlate.value }) },
        },
        key,
        new Date(clock.now().getTime() + validMs),
      );
      return reply.redirect(`${siteUrl}/arabamcompermission?id=${sealed}`, 303);
    });
  };
