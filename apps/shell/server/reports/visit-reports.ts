/** What browsers say of a visit beside failures (`POST /reports/visits`): only counted, by remote and version. */
import { markNames, visitMarksPath } from '@emsal/platform/registry/reports/visit-marks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveReport, type ReportPorts } from './browser-report';

const shape = z.strictObject({
  remote: z.string(),
  revision: z.int(),
  marks: z.partialRecord(z.enum(markNames), z.boolean()),
});

export const serveVisitReports = (app: FastifyInstance, ports: ReportPorts): void =>
  serveReport(app, ports, {
    path: visitMarksPath,
    shape,
    count: ({ marks }, { label, pin, visitors }) => visitors.marked(label, pin, marks),
  });
