/** @vitest-environment node */
import { describeServedForms } from '@emsal/funnel/testing/serve-form';
import { healthLines } from '@emsal/lines/health/health-lines';
import routes from './remote';

describeServedForms(healthLines, routes);
