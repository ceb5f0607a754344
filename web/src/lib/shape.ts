// What the parts of a game's view and facts are, as the server tells it: `GameShape` in the protocol, with what is in it.

/** As much of a JSON schema as layouts use. `format` says what a number (`seat`) or a list (`seats`: one for each) is about. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: string[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  $ref?: string;
}

export interface Shape { view_layout: string; facts_layout: string; schemas: Record<string, Schema> }
