export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
