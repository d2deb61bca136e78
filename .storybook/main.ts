import type { StorybookConfig } from "@storybook/react-vite"
import remarkGfm from "remark-gfm"

/** A build that a test starts has its documentation too. */
const testsStories = process.env.VITEST !== undefined && !process.argv.includes("build")

const config: StorybookConfig = {
  stories: [
    "../stories/**/*.mdx",
    "../stories/**/*.stories.tsx",
    "../design-system/src/**/*.stories.tsx",
    "../features/**/*.stories.tsx",
    "../app/**/*.stories.tsx",
  ],
  addons: [
    // Guides have tables, which MDX by itself prints as their source.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads each prop's real type, which takes a compiler; story tests draw no documentation.
  typescript: testsStories
    ? { reactDocgen: false }
    : {
        reactDocgen: "react-docgen-typescript",
        reactDocgenTypescriptOptions: {
          shouldExtractLiteralValuesFromEnum: true,
          shouldRemoveUndefinedFromOptional: true,
          savePropValueAsString: true,
          // Without what React and Radix declare. A prop of an intersection has no parent, only declarations.
          propFilter: ({ parent, declarations = parent ? [parent] : [] }) =>
            declarations.length === 0 || declarations.some(({ fileName }) => !fileName.includes("node_modules")),
        },
      },
}

export default config
