/** Tracking: the record of a started session (member 3, 4 and 7), and analytics events, an extension. */
import { maxUserAgentLength, maxIdLength, type TrackingRecord } from '@emsal/platform/tracking/tracking-record';
import { z } from 'zod';
import { command } from '../call';

const identifier = z.string().max(maxIdLength).nullable();

const trackingRecord = z.object({
  CreateDate: z.iso.datetime(),
  PageUrl: z.string().max(256),
  MobileDevice: z.boolean(),
  TrackGuid: z.string().regex(/^[0-9a-f]{32}$/),
  ClientId: z.string().max(64),
  AbTesting: z.string().regex(/^(\d{1,3}=[A-Z](;\d{1,3}=[A-Z])*)?$/),
  UserAgent: z.string().max(maxUserAgentLength).nullable(),
  sessionId: identifier,
  DeviceId: identifier,
  UniqueId: identifier,
  Referer: z.string().max(256).nullable(),
}) satisfies z.ZodType<TrackingRecord>;

export const trackingCalls = {
  'POST track/addTrackInfo': command({
    who: 'anyone',
    summary: 'Stores the tracking record of a session; returns the referring site if it is another one.',
    input: trackingRecord,
    output: z.object({ referer: z.string().nullable() }),
    sample: {
      CreateDate: '2026-11-21T10:00:00.000Z',
      PageUrl: '/trafik-sigortasi',
      MobileDevice: true,
      TrackGuid: '0f'.repeat(16),
      ClientId: 'emsal-web',
      AbTesting: '25=C',
      UserAgent: 'Mozilla/5.0',
      sessionId: '214963200000123',
      DeviceId: '214963200000124',
      UniqueId: '214963200000125',
      Referer: 'https://arama.example',
    },
  }),
  'POST track/addEvents': command({
    who: 'anyone',
    summary: 'Logs analytics events; only allow-listed fields are kept.',
    input: z.object({
      events: z
        .array(
          z.object({
            name: z.string().max(64),
            page: z.string().max(256).optional(),
            data: z.record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
          }),
        )
        .max(50),
    }),
    output: z.null(),
    sample: { events: [{ name: '404', page: '/yok' }] },
  }),
};
