console.log(`Hello from ${process.platform}`);
