// A refusal, with a code for us and a sentence for people.
export class Refused extends Error {
  constructor(readonly code: string, text: string) {
    super(text);
  }
}
