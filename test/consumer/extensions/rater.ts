// The request of Rater to TemplateData: https://github.com/wikimedia-gadgets/rater

import { templatedata } from "./code/wiki/templatedata.js";
import { sendRequest } from "./code/runtime/client.js";
import type { Send } from "./code/runtime/client.js";

/** A parameter of a template, for the form of the gadget. */
export interface Parameter {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly label: string;
  readonly isRequired: boolean;
  readonly values: readonly string[];
}

/** The parameters of templates. Without TemplateData, only their names are known. */
export async function parametersOf(send: Send, titles: string): Promise<readonly Parameter[]> {
  const request = templatedata({ titles, redirects: true, includeMissingTitles: true });
  const { pages } = await sendRequest(request, send);
  return Object.values(pages).flatMap(({ params = {} }) =>
    Object.entries(params).map(([name, each]): Parameter => {
      if ("length" in each)
        return { name, aliases: [], label: name, isRequired: false, values: [] };
      const { aliases = [], label, required, suggestedvalues } = each;
      return {
        name,
        aliases: aliases.map(String),
        label: (typeof label === "object" ? label?.["en"] : label) ?? name,
        isRequired: required ?? false,
        values: suggestedvalues ?? [],
      };
    }),
  );
}
