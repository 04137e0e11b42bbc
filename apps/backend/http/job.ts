/** A durable job of a module, with the services of its process. */
import type { QueuedJob, RunningJob } from '../jobs/jobs';
import type { Services } from './services';

export type Job<Data extends object = never> = QueuedJob<Data, Services>;
export type JobContext = RunningJob<Services>;
