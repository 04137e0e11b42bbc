/** A render process of tests. @param onRequest its code; `request` is what the edge asks, `send` answers with any message */
export const renderProgram = (onRequest: string): string => `
  const { Socket } = require('node:net');
  const { createInterface } = require('node:readline');
  const edge = new Socket({ fd: 3 });
  setInterval(() => undefined, 1_000);
  const send = (message) => edge.write(JSON.stringify(message) + '\\n');
  createInterface({ input: edge }).on('line', (line) => {
    const request = JSON.parse(line);
    ${onRequest}
  });
  send({ kind: 'ready' });
`;
