/** The tools as a server of the Model Context Protocol, for one request of one key. */
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { brand } from '@emsal/brand/brand';
import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { Refusal } from '../../http/refusal';
import { recordCall } from './assistant-store';
import { assistantTexts as texts } from './assistant.texts';
import type { Tool, ToolContext } from './tools/tool';
import { tools } from './tools/tools';

export function mcpServer(context: ToolContext): McpServer {
  const info = { name: 'emsal-offers', title: brand.name, version: '1' };
  const server = new McpServer(info, { instructions: texts.instructions });
  for (const tool of tools) server.registerTool(tool.name, descriptionOf(tool), (input) => call(tool, input, context));
  return server;
}

const descriptionOf = ({ title, description, input, output, isReading }: Tool) => ({
  title,
  description,
  inputSchema: input,
  outputSchema: output,
  annotations: { title, readOnlyHint: isReading, destructiveHint: false, openWorldHint: false },
});

const failed = (message: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text: message }] });

/** The protocol's server would answer the message of an unexpected error, which may hold a statement and its values. */
async function call(tool: Tool, input: Record<string, unknown>, context: ToolContext): Promise<CallToolResult> {
  try {
    return await answer(tool, input, context);
  } catch (error) {
    context.log.error({ err: error, tool: tool.name }, 'assistant: a tool failed');
    return failed(protocolFailures.internal.message);
  }
}

/** The call is recorded first: what was answered is never more than what the person is told of. */
async function answer(tool: Tool, input: Record<string, unknown>, context: ToolContext): Promise<CallToolResult> {
  const { db, clock, visit } = context;
  await recordCall(db, { visitId: visit.id, tool: tool.name, at: clock.now() });
  const result = await tool.run(input, context);
  if (result instanceof Refusal) return failed(result.message);
  const structuredContent = tool.output.parse(result);
  return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
}
