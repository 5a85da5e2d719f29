/** A small stock of words; what is made of them differs from page to page, so that no cache can cheat. */
export const english =
  'build output module package bundle format library source entry target option type declaration plugin style asset import export cache watch folder configuration dependency runtime browser server page version release compiler syntax chunk minify alias external project workspace script command result error warning'.split(
    ' ',
  );

export const chinese =
  '构建 产物 模块 依赖 格式 库 源码 入口 目标 选项 类型 声明 插件 样式 资源 导入 导出 缓存 监听 目录 配置 运行时 浏览器 服务端 页面 版本 发布 编译 语法 压缩 别名 外置 项目 脚本 命令 结果 错误 警告'.split(
    ' ',
  );

export const languages = ['ts', 'tsx', 'js', 'json', 'css', 'bash', 'yaml', 'html'] as const;

/** Numbers that look random and are the same in every run (mulberry32, public domain). */
export function createDice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
