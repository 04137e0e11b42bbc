/** What a render process is told at its start. It gets no environment of the edge's, so no secret. */
export interface WorkerSettings {
  backendUrl: string;
  registryDirectory: string;
}

export const workerArguments = (settings: WorkerSettings): string[] => [JSON.stringify(settings)];

export const readWorkerSettings = (argv: readonly string[]): WorkerSettings =>
  JSON.parse(argv[2] ?? '{}') as WorkerSettings;
