/** Attributes in the order in which they are written. */
export type XmlAttributes = Readonly<Record<string, string | number>>;

/** An element with a text, as the server writes it; an empty one closes itself (`Xml::element`). */
export function xmlElement(name: string, content = "", attributes: XmlAttributes = {}): string {
  const opening = `<${name}${attributesText(attributes)}`;
  return content === "" ? `${opening} />` : `${opening}>${escapedContent(content)}</${name}>`;
}

/** The beginning of an element that others follow in. */
export function xmlOpening(name: string, attributes: XmlAttributes): string {
  return `<${name}${attributesText(attributes)}>`;
}

function attributesText(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapedAttribute(String(value))}"`)
    .join("");
}

/** Quotes stay as they are in a text, as the server writes them. */
function escapedContent(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function escapedAttribute(text: string): string {
  return escapedContent(text)
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#039;")
    .replaceAll("\n", "&#10;")
    .replaceAll("\r", "&#13;")
    .replaceAll("\t", "&#9;");
}
