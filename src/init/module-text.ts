/** What a config imports its types from, as source. */
const CONFIG = "'mockgen-cli/config'";

/**
 * Returns the source text of a config module, whose keys an editor completes and checks.
 *
 * @param comment the lines before the config, each with its line end
 * @param body the config, as source
 * @param isImporting whether it may import the package. If not, it also runs where the package is not installed
 * @example
 * moduleText('// A config.\n', '{ seed: 7 }', true).split('\n')[3] // => "export default defineConfig({ seed: 7 });"
 */
export function moduleText(comment: string, body: string, isImporting: boolean): string {
  return isImporting
    ? `import { defineConfig } from ${CONFIG};\n\n${comment}export default defineConfig(${body});\n`
    : `${comment}/** @type {import(${CONFIG}).ConfigDefinition} */\nexport default ${body};\n`;
}
