/** What an assistant can ask for: declared once, from which MCP's list of tools, its schemas and the replies derive. */
import type { z } from 'zod';
import type { Visit } from '../../../http/principals';
import type { Refusal } from '../../../http/refusal';
import type { Services } from '../../../http/services';

export interface ToolContext extends Pick<Services, 'db' | 'clock' | 'config' | 'log'> {
  visit: Visit;
}

export interface Tool<In extends z.ZodObject = z.ZodObject, Out extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  /** For the assistant, which decides by it when to call. */
  description: string;
  input: In;
  /** Fields that it does not name leave nobody. */
  output: Out;
  /** It changes nothing of the visit. */
  isReading: boolean;
  run(input: z.output<In>, context: ToolContext): Promise<z.input<Out> | Refusal>;
}

export const defineTool = <In extends z.ZodObject, Out extends z.ZodObject>(tool: Tool<In, Out>): Tool =>
  tool as unknown as Tool;
