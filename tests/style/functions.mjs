// Every function of TypeScript and Svelte files: path, line, name, lines and arguments, as JSON. Paths come on standard input.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const ts = createRequire(`${process.cwd()}/`)("typescript");
const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const found = [];

/** The scripts of a file, each with the number of lines above it. */
function scripts(path, text) {
  if (!path.endsWith(".svelte")) return [[text, 0]];
  return [...text.matchAll(SCRIPT)].map((match) => {
    const start = match.index + match[0].indexOf(">") + 1;
    return [match[1], text.slice(0, start).split("\n").length - 1];
  });
}

for (const path of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  for (const [text, above] of scripts(path, readFileSync(path, "utf-8"))) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
    const look = (node) => {
      if (ts.isFunctionLike(node) && node.body) {
        const [first, last] = [node.getStart(), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line);
        const name = node.name?.getText() ?? node.parent.name?.getText?.() ?? "a function";
        found.push({ path, line: above + first + 1, name, lines: last - first + 1, arguments: node.parameters.length });
      }
      ts.forEachChild(node, look);
    };
    look(source);
  }
}
console.log(JSON.stringify(found));
